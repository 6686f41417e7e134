import type { DemoSettings } from '../../../contract/demo-settings.ts'

/** What is wrong with a field of a form, and what to do about it. */
export type SettingsProblem = { field: string; message: string }

/** The settings as a form changes them, or why they stay as they were. */
export type SettingsReading = { settings: DemoSettings } | { problems: SettingsProblem[] }

/** A part of the settings, which has a form of its own. */
export type SettingsPart = {
  title: string
  /** Templates on which it is seen. */
  seenOn: readonly string[]
  /** What is set, in words; undefined where all is as usual. */
  summary(settings: DemoSettings): string | undefined
  /** The same settings with this part as usual. */
  normal(settings: DemoSettings): DemoSettings
  /** Takes over what a form says. */
  read(form: URLSearchParams, settings: DemoSettings): SettingsReading
}

/** Settings without some of their parts. */
export function withoutParts(settings: DemoSettings, ...parts: (keyof DemoSettings)[]): DemoSettings {
  return Object.fromEntries(Object.entries(settings).filter(([part]) => !parts.some((each) => each === part)))
}
