/** Choices: what a setting can be, in words. */

import { CHOICES, type Settings } from "./settings.svelte";
import { say } from "./texts.svelte";

/** The values of a setting with their labels, for a `Choice`. */
export function choices<K extends "theme" | "labels" | "hints" | "pace">(key: K): { value: Settings[K]; label: string }[] {
  const ofTable = key === "labels" || key === "hints";
  const label = (value: string): string => say(ofTable ? `table-${key}-${value}` : `web-set-${key}-${value}`);
  return CHOICES[key].map((value) => ({ value, label: label(value) }));
}
