import { createContext, useContext } from 'react'
import type { FieldProblem, SteeredSite } from '../../contract/console/steer.ts'
import type { ExperienceSettings } from '../../contract/steer/site-changes.ts'
import type { SettingPath } from './draft/change-settings.ts'
import type { EditorTemplate } from './templates/editor-template.ts'

/** What every field of the form needs: the settings, how to change them, and what is wrong with them. */
export type Editor = {
  settings: ExperienceSettings
  site: SteeredSite
  /** Undefined for an experience with code of the site. */
  template: EditorTemplate | undefined
  problems: readonly FieldProblem[]
  mayEdit: boolean
  changeValue(path: SettingPath, value: unknown): void
}

export const EditorContext = createContext<Editor | null>(null)

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('useEditor needs an EditorContext around the component')
  return editor
}
