"""Birds: crane, warbler, cuckoo, goose, swallow and phoenix, as outlines through listed points."""

from __future__ import annotations

from scripts.deck.palette import GOLD, INK, OCHRE, RED, SKY, STRAW, TINTS, WHITE, YELLOW
from scripts.deck.pen import brush, brushes, petal, points, spline
from scripts.deck.shapes import Svg, disc, fill, layers, line, oval


def crane() -> Svg:
    """Standing, facing left: red crown, black throat, black tail."""
    legs = fill(brushes(("136,292 130,334 138,392", "14 8 9"), ("164,292 174,334 164,392", "14 8 9")), INK)
    fan = ((112, 58), (128, 76), (144, 84), (160, 80))
    tail = fill("".join(petal(174, 246, angle, length, 24) for angle, length in fan), INK)
    body = fill(spline("100,214 90,244 98,274 126,300 162,304 192,292 208,270* 192,240 160,220 126,208"), WHITE)
    wing = line("M120 226Q160 216 206 268M118 236q10 24 28 12q10 22 28 8q8 16 24 10M120 264q14 20 30 6q12 16 28 4", SKY)
    neck = fill(brush("118,246 104,216 114,186 112,158 94,146", "48 32 18 17 18"), WHITE)
    throat = fill(brush("100,236 94,212 104,186 101,164 88,152", "5 15 12 12 10"), INK)
    head = oval(92, 144, 17, 13, WHITE, -18) + fill(spline("72,142* 80,126 96,123 108,134* 90,136"), RED)
    return (
        legs + tail + body + wing + neck + throat + head + fill("M80 139L34 159L80 152z", INK) + disc(87, 145, 4, INK)
    )


def warbler() -> Svg:
    """Sitting, facing left: plump and green, one dark wing, a pale brow."""
    olive, dark, pale = "#8a9a2f", "#4f611f", "#f3e6a8"
    legs = fill(brushes(("122,262 118,286 108,296", "8 7 7"), ("142,262 142,284 132,296", "8 7 7")), INK)
    tail = fill(brush("160,226 196,232 232,206", "34 22 16"), "#5f7326")
    body = "52,190* 66,172 80,154 104,148 128,158 150,180 172,208 190,232 176,252 146,268 112,266 84,246 72,216 70,200"
    belly = "68,200* 92,206 110,228 140,242 176,250 146,268 112,266 84,246 72,220"
    wing = fill(spline("112,190* 140,182 170,204 200,236* 168,242 134,232 116,214"), dark)
    wing += line("M134 214L180 232M146 202L186 226", olive)
    head = line("M74 176Q94 160 118 172", pale) + fill("M76 174L40 180L74 194z", INK)
    eye = disc(90, 180, 8, INK) + disc(87, 177, 3, WHITE)
    return legs + tail + fill(spline(body), olive) + fill(spline(belly), pale) + wing + head + eye


def cuckoo() -> Svg:
    """Diving to the lower left: two whole wings, a fan of pale-tipped tail feathers, a barred belly."""
    dark, back, pale = "#38211a", "#7a4a2c", "#f7e6c4"
    svg = fill(spline("118,252* 96,224 84,184 92,132* 122,158 142,190 152,226*"), back)
    svg += line("M104 166Q112 200 130 228", pale)
    for angle, length in ((28, 96), (40, 110), (53, 106)):
        svg += fill(petal(156, 228, angle, length, 24, 0.35), pale) + fill(
            petal(156, 228, angle, length - 13, 24, 0.35), dark
        )
    body = "50,304 62,280 92,262 130,232 162,212 180,222 172,250 148,280 116,302 80,314 56,314"
    svg += fill(spline(body), pale) + line("M110 302L100 284M130 292L119 272M148 276L137 256M164 256L153 238", dark)
    upper = "50,306* 50,290 66,272 92,256 130,228 164,208 178,214 150,238 122,262 96,282 84,300 66,312"
    near = "98,266* 122,240 150,246 188,268 222,316* 206,314 200,326* 178,316 170,322* 136,304 112,286*"
    svg += (
        fill(spline(upper), back)
        + fill(spline(near), dark)
        + line("M134 262Q166 276 190 300M124 276Q148 288 166 302", back)
    )
    return svg + fill("M56 294L24 318L60 312z", INK) + disc(72, 290, 8, YELLOW) + disc(71, 290, 4, INK)


def goose() -> Svg:
    """Flying left, wings up, 160 from bill to tail."""
    dark, tan = "#1d1620", "#d2a679"
    far = fill(spline("-16,0* -24,-26 -16,-52 4,-68* 10,-46 20,-30 20,-8*"), tan)
    body = fill(brush("58,-6 30,2 0,2 -26,2 -50,-6 -66,-8", "6 24 30 15 10 15"), STRAW)
    bill = fill("M-66-14L-90-4L-66-1z" + spline("30,-8* 62,-12* 70,2 60,8* 34,8*"), dark) + disc(-66, -9, 3.5, dark)
    near = "-14,4* 0,-30 32,-58 76,-68* 68,-52 76,-43* 62,-34 64,-24* 50,-17 48,-8* 34,-3 24,7*"
    lit = "-8,2* 4,-24 26,-40 46,-44* 42,-28 34,-14 18,4*"
    return far + body + bill + fill(spline(near), dark) + fill(spline(lit), STRAW)


def swallow() -> Svg:
    """Diving to the lower left: one wing up, one down, the forked tail as long as the body."""
    dark = "#141b3d"
    svg = fill(spline("104,246* 92,206 92,160 112,108* 134,150 146,196 142,230*"), "#2c3a6e")
    svg += fill(brushes(("150,216 190,168 232,98", "26 14 3"), ("156,226 204,196 236,150", "24 13 3")), dark)
    belly = "56,300* 62,276 84,258 116,236 150,206 172,198 174,222 156,252 124,284 90,304 70,308"
    upper = "56,300* 60,274 82,254 116,232 150,202 172,196 170,206 140,232 112,262 88,280 80,288"
    svg += fill(spline(belly), WHITE) + fill(spline(upper), dark)
    svg += fill(spline("54,300* 60,290 78,286 94,296 84,306 68,310"), RED)
    svg += fill("M62 292L36 308L62 304z", INK) + disc(76, 278, 4, WHITE)
    near = fill(spline("104,262* 134,240 160,252 190,278 226,330* 182,314 146,300 122,286*"), dark)
    return svg + near + line("M134 268Q170 284 204 312", "#5b6ca8")


def phoenix() -> Svg:
    """Golden, facing left: two fans of wing in three rows, three broad plumes that end in eyes. Edged in the night."""
    return _phoenix_train() + _phoenix_wings() + _phoenix_head()


def _phoenix_train() -> Svg:
    night, svg = TINTS[12], ""
    plumes = (
        ("158,196 206,218 222,262 206,312", (200, 322)),
        ("150,204 174,252 158,302 118,326", (110, 328)),
        ("140,206 128,250 96,276 60,272", (54, 268)),
    )
    for way, eye in plumes:
        svg += fill(brush(way, "16 26 32 34"), GOLD, night) + line(spline(way, closed=False), RED)
        svg += disc(*eye, 23, YELLOW, night) + disc(*eye, 13, "#3fa07f") + disc(*eye, 6, INK)
    return svg


def _phoenix_wings() -> Svg:
    """Rows of feathers from the longest: colour, width, and the angle and length of each in the far and near fan."""
    rows = (
        (GOLD, 32, "-27,128 -17,136 -7,142 3,142", "88,96 74,104 60,120 48,136 36,150 24,156"),
        (RED, 29, "", "80,74 59,76 39,78 21,80"),
        ("#3fa07f", 25, "", "84,46 58,46 32,46"),
    )
    svg = ""
    for colour, width, far, near in rows:
        feathers = [petal(120, 172, angle, length, width, 0.45, 0) for angle, length, _ in points(far)]
        feathers += [petal(137, 178, angle, length, width, 0.45, 0) for angle, length, _ in points(near)]
        svg += layers(feathers, colour, TINTS[12])
    return svg


def _phoenix_head() -> Svg:
    night, svg = TINTS[12], ""
    for crest in ("95,128 110,104 136,94 158,100", "91,126 90,100 100,80 118,68"):
        tip = points(crest)[-1]
        svg += fill(brush(crest, "8 12 10 6"), YELLOW, night) + disc(tip.x, tip.y, 11, RED, night, 4)
    svg += fill(brush("174,210 152,198 130,190 108,172 99,150 96,132", "12 42 46 28 18 18"), YELLOW, night)
    svg += line("M132 178q-4 16 8 24M152 182q-4 14 6 22", OCHRE) + oval(91, 136, 16, 13, YELLOW, -12)
    return svg + fill(spline("80,129* 66,128 56,138 52,150* 66,144 81,143*"), RED) + disc(88, 134, 5, INK)
