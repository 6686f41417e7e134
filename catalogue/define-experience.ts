import type { Scope, SiteScope } from './kit/run/scope.ts'

/** The code of a template. Its changes to the page are undone through the scope. */
export type Experience<Content> = {
  /** The id of the template, which is its folder. */
  id: string
  /**
   * Returns why the template cannot run on this page, or undefined when it can. Asked once its anchors are there; with a
   * reason it ends and counts nobody.
   */
  lacks?: (site: SiteScope) => Promise<string | undefined>
  /**
   * Runs when the anchors exist and the content has been read. All changes are made with functions of the kit, which undo
   * them.
   */
  run: (scope: Scope<Content>) => void | Promise<void>
}

export function defineExperience<Content>(experience: Experience<Content>): Experience<Content> {
  return experience
}
