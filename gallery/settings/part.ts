import type { DemoSettings } from '../../contract/demo-settings.ts'

/** What is wrong with a field of a form, and what to do about it. */
export type SettingsProblem = { field: string; message: string }

/** The settings after a form, or the reasons why they stay unchanged. */
export type SettingsReading = { settings: DemoSettings } | { problems: SettingsProblem[] }

/** A part of the settings, which has its own form. */
export type SettingsPart = {
  title: string
  /** Templates that react to it. */
  seenOn: readonly string[]
  /** Describes what is set; undefined if nothing is. */
  summary(settings: DemoSettings): string | undefined
  /** Returns the settings without this part. */
  normal(settings: DemoSettings): DemoSettings
  /** Reads a form into the settings. */
  read(form: URLSearchParams, settings: DemoSettings): SettingsReading
}

/** Returns the settings without the given keys. */
export function withoutParts(settings: DemoSettings, ...parts: (keyof DemoSettings)[]): DemoSettings {
  return Object.fromEntries(Object.entries(settings).filter(([part]) => !parts.some((each) => each === part)))
}
