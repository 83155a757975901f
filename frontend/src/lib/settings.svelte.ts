/** Settings of this browser: kept in its storage, applied to the root element. Knows nothing of matches. */

import { kept } from "./storage";

export const LANGUAGES = ["fr", "ru", "en", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Settings {
  language: Language;
  theme: "auto" | "light" | "dark";
  contrast: "normal" | "strong";
  /** The label plates on the cards, and the plant's name under them where there is room. */
  labels: "full" | "plate" | "none";
  /** What the hand shows of a card's use: nothing, that it takes a card, also that it makes a yaku. */
  hints: "off" | "matches" | "yaku";
  pace: "calm" | "brisk" | "instant";
  /** Whether a decision against the computer tells the chances to win the match. */
  coach: boolean;
  sound: boolean;
  side: "right" | "left";
  /** The player's name, empty until one was given. */
  name: string;
  /** What was played last, so that one press plays it again. */
  last: { rules: Record<string, unknown>; opponent: string } | null;
  /** Whether a first round was played or declined to be explained. */
  met: boolean;
}

type Chosen = "language" | "theme" | "contrast" | "labels" | "hints" | "pace" | "side";

export const SETTINGS_KEY = "koikoi.settings";

/** The language of the device if there is a catalogue for it, else English. */
export function deviceLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((lang) => tag.toLowerCase().split("-")[0] === lang);
    if (found) return found;
  }
  return "en";
}

function defaults(): Settings {
  return {
    language: deviceLanguage(navigator.languages),
    theme: "auto",
    contrast: "normal",
    labels: "full",
    hints: "yaku",
    pace: "calm",
    coach: false,
    sound: false,
    side: "right",
    name: "",
    last: null,
    met: false,
  };
}

/** What lies in the storage, as it is; null for rubbish. */
function found(): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(kept.read(SETTINGS_KEY) ?? "{}");
    return typeof parsed === "object" && !Array.isArray(parsed) ? (parsed as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

/** What the settings that are one of a few can be. */
export const CHOICES: { readonly [K in Chosen]: readonly Settings[K][] } = {
  language: LANGUAGES,
  theme: ["auto", "light", "dark"],
  contrast: ["normal", "strong"],
  labels: ["full", "plate", "none"],
  hints: ["off", "matches", "yaku"],
  pace: ["calm", "brisk", "instant"],
  side: ["right", "left"],
};

/** What was kept, field by field: a value that cannot be is replaced by the default. */
function chosen(): Settings {
  const start = defaults();
  const before = found() ?? {};
  const entries = Object.entries(start).map(([key, value]) => {
    const was = before[key];
    const allowed = (CHOICES as Partial<Record<string, readonly unknown[]>>)[key];
    const fits = allowed ? allowed.includes(was) : key === "last" ? isLast(was) : typeof was === typeof value;
    return [key, fits ? was : value];
  });
  return Object.fromEntries(entries) as unknown as Settings;
}

function isLast(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return value === null;
  const { rules, opponent } = value as Record<string, unknown>;
  return typeof rules === "object" && rules !== null && typeof opponent === "string";
}

export const settings: Settings = $state(chosen());

/** Change settings, keep and show them. Only what changes is written, for another tab may have changed the rest. */
export function change(some: Partial<Settings>): void {
  Object.assign(settings, some);
  kept.write(SETTINGS_KEY, JSON.stringify({ ...(found() ?? settings), ...some }));
  show();
}

/** Take over what another tab changes, once its language is ready; returns how to stop. */
export function hearOtherTabs(prepare: (language: Language) => Promise<void>): () => void {
  async function changed({ key }: StorageEvent): Promise<void> {
    if (key !== SETTINGS_KEY && key !== null) return;
    const now = chosen();
    await prepare(now.language).catch(() => (now.language = settings.language));
    Object.assign(settings, now);
    show();
  }
  const listener = (event: StorageEvent): void => void changed(event);
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}

/** Put the settings on the root element, where the styles look for them. */
export function show(root: HTMLElement = document.documentElement): void {
  const dark = settings.theme === "dark" || (settings.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  const { contrast, labels, side, pace } = settings;
  root.lang = settings.language;
  Object.assign(root.dataset, { theme: dark ? "dark" : "light", contrast, labels, side, pace });
}
