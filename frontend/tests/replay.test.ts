/** A moment of a record in an address: written and read again, and whatever else stands there is the beginning or nothing. */

import { describe, expect, it } from "vitest";
import { hashOf, momentOf, type Moment } from "../src/pages/replay/moment";

describe("the moment in an address", () => {
  it.each<Moment>([
    { record: "a_-9", round: 1, step: 0, eyes: "0" },
    { record: "x".repeat(22), round: 12, step: 34, eyes: "both" },
  ])("is read as it was written", (moment) => {
    expect(momentOf(hashOf(moment))).toEqual(moment);
  });

  it.each(["#abc", "#abc.0.-1.2", "#abc.x.y.z", "#abc.1e9", "#abc.99999999"])("begins where it says nothing: %s", (hash) => {
    expect(momentOf(hash)).toEqual({ record: "abc", round: 1, step: 0, eyes: "0" });
  });

  it.each(["", "#", "#.1.2.0", "#a/b", `#${"x".repeat(65)}`])("is none without a record: %s", (hash) => {
    expect(momentOf(hash)).toBeNull();
  });
});
