import type { Scope } from './kit/run/scope.ts'

/** The code of a template: what it does to the page, undone by the scope. */
export type Experience<Content> = {
  /** The template's id, which is its folder. */
  id: string
  /** Runs once its anchors are there and its content is read; every change goes through kit verbs, which undo it. */
  run: (scope: Scope<Content>) => void | Promise<void>
}

export function defineExperience<Content>(experience: Experience<Content>): Experience<Content> {
  return experience
}
