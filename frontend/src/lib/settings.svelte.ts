/** Settings of this browser: kept in its storage, applied to the root element. Knows nothing of matches. */

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
  sound: boolean;
  side: "right" | "left";
  /** The player's name, empty until one was given. */
  name: string;
  /** What was played last, so that one press plays it again. */
  last: { rules: Record<string, unknown>; opponent: string } | null;
  /** Whether a first round was played or declined to be explained. */
  met: boolean;
}

const KEY = "koikoi.settings";

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
    sound: false,
    side: "right",
    name: "",
    last: null,
    met: false,
  };
}

/** What was kept, field by field: a value that cannot be is replaced by the default. */
function kept(): Settings {
  const start = defaults();
  let found: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof parsed === "object" && parsed !== null) found = parsed as Record<string, unknown>;
  } catch {
    // storage is closed or holds rubbish: start anew
  }
  const choices: { [K in keyof Settings]?: readonly Settings[K][] } = {
    language: LANGUAGES,
    theme: ["auto", "light", "dark"],
    contrast: ["normal", "strong"],
    labels: ["full", "plate", "none"],
    hints: ["off", "matches", "yaku"],
    pace: ["calm", "brisk", "instant"],
    side: ["right", "left"],
  };
  const entries = Object.entries(start).map(([key, value]) => {
    const was = found[key];
    const allowed = choices[key as keyof Settings] as readonly unknown[] | undefined;
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

export const settings: Settings = $state(kept());

/** Change settings, keep and show them. */
export function change(some: Partial<Settings>): void {
  Object.assign(settings, some);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a private window without storage: they hold until it is closed
  }
  show();
}

/** Put the settings on the root element, where the styles look for them. */
export function show(root: HTMLElement = document.documentElement): void {
  const dark = settings.theme === "dark" || (settings.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.lang = settings.language;
  root.dataset["theme"] = dark ? "dark" : "light";
  root.dataset["contrast"] = settings.contrast;
  root.dataset["labels"] = settings.labels;
  root.dataset["side"] = settings.side;
  root.dataset["pace"] = settings.pace;
}
