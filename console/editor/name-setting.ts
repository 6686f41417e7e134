import { nameField } from '../../contract/content-form/name-field.ts'
import type { ConsoleTexts } from '../texts/en.ts'
import type { SettingPath } from './draft/change-settings.ts'

/** Returns a place of the settings in words: a field of the content by its name, everything else by that of its part. */
export function nameSetting(path: SettingPath, { editor, report, fieldNames }: ConsoleTexts): string {
  const [first, at, part, name] = path
  const names: Record<string, string> = {
    name: editor.name,
    share: editor.variations.share,
    schedule: report.facts.schedule,
    rules: report.facts.audience,
    paths: report.facts.pages,
    goals: editor.goals.title,
    exclusion: editor.audience.group,
    variations: editor.variations.title,
  }
  if (first === 'content' || first === 'data') return nameField(String(at), fieldNames)
  if (first !== 'variations' || typeof at !== 'number')
    return names[String(first)] ?? nameField(String(first), fieldNames)
  const own = name === undefined ? (names[String(part)] ?? String(part)) : nameField(String(name), fieldNames)
  return `${editor.variations.unnamed(at + 1)}: ${own}`
}
