import { type FileList, readFileList } from '../../../cli/build/file-list.ts'
import type { ShownDraft } from './draft-of.ts'
import type { ContentDraft } from './draft-store.ts'

/** Where the shop serves the built files. */
const builtPath = '/instep/'

/** The path of the module that takes the place of an experience's file on pages that show a draft. */
export function draftModulePath(token: string): string {
  return `/gallery/drafts/${token}.js`
}

/**
 * Returns the import map of a page that shows a draft: there the file with the experience's content is another module.
 * Undefined when nothing is built.
 */
export function draftImportMap({ token, draft }: ShownDraft, instepFolder: string): object | undefined {
  const file = fileWith(draft.experienceId, readFileList(instepFolder))
  return file === undefined ? undefined : { imports: { [builtPath + file]: draftModulePath(token) } }
}

/**
 * Returns a module that is the built file with the draft's content in it. The file itself is imported by another address,
 * which the import map leaves alone, so that it runs once.
 */
export function draftModule({ experienceId, content }: ContentDraft, instepFolder: string): string | undefined {
  const file = fileWith(experienceId, readFileList(instepFolder))
  if (file === undefined) return undefined
  const from = JSON.stringify(`${builtPath}${file}?as-built`)
  // Of a file that the engine shares, `parts` is within one of the exports.
  return `import * as built from ${from}
export * from ${from}
const id = ${JSON.stringify(experienceId)}
const part = [built, ...Object.values(built)].map((each) => each?.parts?.[id]).find(Boolean)
if (part) part.content.data = JSON.parse(${JSON.stringify(JSON.stringify(content))})
`
}

/** The file of an experience. What is on nearly all pages is with the engine, and not in the list of any page. */
function fileWith(experienceId: string, list: FileList | undefined): string | undefined {
  const listed = list?.pages.find(({ experiences }) => experiences.includes(experienceId))
  return listed?.files[0] ?? list?.always[0]
}
