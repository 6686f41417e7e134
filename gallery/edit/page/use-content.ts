import { useEffect, useState } from 'react'
import { parseJsonObject } from '../../../contract/json.ts'
import { isSameJson } from '../../../contract/steer/same-json.ts'
import { type ContentPlace, changeContent } from '../form/change-content.ts'
import type { Content } from '../form/form-field.ts'

export type EditedContent = {
  content: Content
  /** Changes a value; undefined takes the field out. */
  changeValue(place: ContentPlace, value: unknown): void
  /** Puts back what the configuration says. */
  undoAll(): void
  /** Takes that back; undefined as long as nothing was undone, or something was changed since. */
  redoAll: (() => void) | undefined
}

/** Keeps the content that is edited in this tab, so that a reload or a way back loses nothing. */
export function useContent(experienceId: string, before: Content): EditedContent {
  const name = `gallery-edit-${experienceId}`
  const [content, setContent] = useState<Content>(() => parseJsonObject(readKept(name)) ?? before)
  const [undone, setUndone] = useState<Content>()

  useEffect(() => {
    try {
      if (isSameJson(content, before)) sessionStorage.removeItem(name)
      else sessionStorage.setItem(name, JSON.stringify(content))
    } catch {
      // Storage is blocked or full: the form works all the same, until a reload.
    }
  }, [name, content, before])

  return {
    content,
    changeValue(place, value) {
      setUndone(undefined)
      setContent((now) => changeContent(now, place, value))
    },
    undoAll() {
      setUndone(content)
      setContent(before)
    },
    redoAll:
      undone &&
      (() => {
        setUndone(undefined)
        setContent(undone)
      }),
  }
}

function readKept(name: string): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}
