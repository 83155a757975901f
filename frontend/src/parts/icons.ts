/** Icons: strokes on a 24 by 24 ground, drawn for this game. */

export const ICONS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  back: "M14 5l-7 7 7 7",
  book: "M5 4h10a4 4 0 0 1 4 4v12H9a4 4 0 0 1-4-4zM9 9h6M9 13h6",
  list: "M9 6h11M9 12h11M9 18h11M4 6h1M4 12h1M4 18h1",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z",
  people: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0M16 4.2a3.5 3.5 0 0 1 0 6.6M18 14.4a6.5 6.5 0 0 1 3.5 5.6",
  close: "M6 6l12 12M18 6L6 18",
  check: "M4.5 12.5l5 5.5L20 6.5",
  undo: "M9 7L5 11l4 4M5 11h9a5 5 0 0 1 0 10h-3",
  moves: "M6 4h12v16H6zM9.5 8.5h5M9.5 12h5M9.5 15.5h3",
  help: "M9 9.2a3.1 3.1 0 1 1 4.4 2.8c-1 .5-1.4 1.1-1.4 2.3M12 18h.01",
  gear: "M12 15.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM12 3v2.6M12 18.4V21M3 12h2.6M18.4 12H21M5.6 5.6l1.9 1.9M16.5 16.5l1.9 1.9M18.4 5.6l-1.9 1.9M7.5 16.5l-1.9 1.9",
  home: "M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-5h4v5",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  share: "M12 15V4M8 7.5L12 3.5l4 4M6 12H5v8h14v-8h-1",
  flag: "M6 21V4M6 4.5h12l-3 4 3 4H6",
  bin: "M5 7h14M9 7V4.5h6V7M7 7l1 13h8l1-13M10.5 11v5.5M13.5 11v5.5",
  pen: "M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5",
  save: "M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14",
  play: "M7 4.5l12 7.5-12 7.5z",
  pause: "M8.5 5v14M15.5 5v14",
  previous: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  roundBack: "M5 5v14M12 5l-6 7 6 7M19 5l-6 7 6 7",
  roundOn: "M19 5v14M12 5l6 7-6 7M5 5l6 7-6 7",
  away: "M3 3l18 18M8.5 16a5 5 0 0 1 7 0M5 12.5a10 10 0 0 1 4-2.4M2 9a15 15 0 0 1 4.5-2.8M14.5 10a10 10 0 0 1 4.5 2.5M10.5 5.1A15 15 0 0 1 22 9M12 19.5h.01",
} as const;

export type IconName = keyof typeof ICONS;
