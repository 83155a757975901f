/** Public: what anybody may see of a match, in the shape that the table draws, and the link that brings it.

    Hands are cards without a face: there are so many, and nobody here knows which. */

import { Link } from "../lib/link.svelte";
import type { Evt, PublicEvt, PublicSync, PublicView, Sync, View, Watch } from "../wire";

/** A card whose face is not known. */
const FACELESS = "";

/** The public view as one that looks from the first seat, knows no hand and may do nothing. */
export function seen(open: PublicView): View {
  const { round, ...match } = open;
  const view = { ...match, seat: 0, legal: { actions: [], cards: [] }, decision: null, may_undo: false };
  if (!round) return { ...view, round: null };
  const { hands, ...rest } = round;
  const hand = Array<string>(hands[0]).fill(FACELESS);
  return { ...view, round: { ...rest, hand, opponent_hand: hands[1], unseen: [] } };
}

/** A watcher's socket: its token is the code for watchers. */
export class WatchLink extends Link {
  protected override hello(): Watch {
    return { t: "watch", match: this.match, code: this.token };
  }

  protected override viewOf(said: Sync | Evt): View {
    return seen((said as unknown as PublicSync | PublicEvt).view);
  }
}
