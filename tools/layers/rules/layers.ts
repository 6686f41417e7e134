import { posix } from 'node:path'
import { type Import, isTest, type SourceFile, type Violation } from '../source-file.ts'

type LayerRule = {
  /** Globs of files that the layer may import, beside its own files and those open to every layer. */
  may: string[]
  /** Globs of files from which it may import types only. */
  typesOf?: string[]
  /** Globs of files that its tests may import in addition. */
  inTests?: string[]
  /** Globs of files that single files of the layer may import in addition. */
  inFile?: Record<string, string[]>
  /** The reason, or what to do instead. */
  remedy: string
}

const everything = ['**']

/** The layers, and what each may import. The check reports files in a layer that is not listed here. */
const layers: Record<string, LayerRule> = {
  contract: { may: [], remedy: 'contract stands alone: move the shape into contract, or its use out of it' },
  script: { may: [], remedy: 'script imports only contract: pass the value or the function in' },
  slots: { may: [], inTests: ['script/**'], remedy: 'slots import only contract' },
  catalogue: {
    may: ['slots/experience/**'],
    typesOf: ['script/**'],
    // Why a template shows nothing is read in the inspector.
    inTests: ['script/**', 'inspector/state-of.ts'],
    remedy: 'the catalogue imports contract, slots/experience, and of script only types (import type)',
  },
  console: {
    may: [],
    inFile: {
      'console/build-console.ts': ['cli/build/compress-files.ts'],
      // The build puts the facts of the catalogue into the page as data.
      'console/provide-templates.ts': ['catalogue/catalogue.ts', 'catalogue/define-template.ts', 'catalogue/fields.ts'],
    },
    remedy: 'the console imports only contract, and learns everything else from the service',
  },
  inspector: {
    may: [],
    typesOf: ['script/**'],
    inTests: ['script/**'],
    remedy: 'the inspector imports contract, and of script only types',
  },
  service: { may: [], remedy: 'the service imports only contract' },
  cli: {
    // Its commands for operators work on the data of the service.
    may: ['catalogue/**', 'slots/**', 'service/operate/**', 'service/start-service.ts'],
    inTests: ['script/**'],
    remedy: 'cli builds script by its path and never imports it, and of service it imports what operators do',
  },
  package: {
    may: ['catalogue/**', 'cli/instep.js', 'cli/test-page/open-test-page.ts', 'service/**'],
    typesOf: ['script/experiences/options.ts'],
    remedy: 'package lists what the published package gives: move code to the part that it belongs to',
  },
  shop: {
    inTests: ['script/**'],
    may: [
      'cli/**',
      'catalogue/catalogue.ts',
      'catalogue/define-site.ts',
      'catalogue/**/template.ts',
      'slots/wrapper/**',
    ],
    // It composes the demo of shop and gallery.
    inFile: { 'shop/server.ts': ['gallery/**'] },
    // The site's own experiences receive these options.
    typesOf: ['script/experiences/options.ts'],
    remedy:
      'shop imports contract, cli, slots/wrapper, and templates of the catalogue, not the experiences or the gallery',
  },
  gallery: {
    may: [
      'shop/**',
      'cli/**',
      'catalogue/catalogue.ts',
      'catalogue/define-experience.ts',
      'catalogue/define-site.ts',
      'catalogue/define-template.ts',
      'catalogue/fields.ts',
      // The gallery shows the parts of the kit in use.
      'catalogue/kit/**',
      // Its form of a content has the same controls as the console's, where these need no account.
      'console/editor/fields/{hex-of.ts,lines-input.tsx}',
      'console/texts/catalogue/en-field-names.ts',
    ],
    // The examples of the kit receive these options.
    typesOf: ['script/experiences/options.ts'],
    remedy: 'gallery imports contract, shop, cli, and of the catalogue the templates and the kit, not the experiences',
  },
  e2e: { may: everything, remedy: '' },
  bench: { may: everything, remedy: '' },
  tools: { may: everything, remedy: '' },
}

/** Parts for maintainers: they may import everything, and no delivered code may import them. */
const upkeep = ['e2e', 'bench', 'tools']

/** What tests of any part may import: the browsers of this machine, and the programs as they start fast. */
const forTests = ['tools/setup/', 'tools/programs/']

/** Finds imports that cross a layer boundary in the wrong direction. */
export function layersRule(files: SourceFile[]): Violation[] {
  return files.flatMap((file) =>
    file.imports.flatMap((each) => {
      const remedy = each.target === undefined ? undefined : wrongImport(file.path, { ...each, target: each.target })
      return remedy ? [{ path: file.path, line: each.line, rule: `imports ${each.target}`, remedy }] : []
    }),
  )
}

function wrongImport(path: string, { target, typesOnly }: Import & { target: string }): string | undefined {
  const from = partOf(path)
  const to = partOf(target)
  if (from === to || to === 'contract') return undefined
  if (target.startsWith('..')) return 'import nothing from outside the repository'
  if (from === '') return undefined // configuration files of the test runners
  if (forTests.some((folder) => target.startsWith(folder)) && isTest(path)) return undefined
  if (upkeep.includes(to) && !upkeep.includes(from)) return `${to} is for maintainers: nothing else may import it`

  const layer = layers[from]
  if (!layer) return `no rule says what ${from} may import: add it to tools/layers/rules/layers.ts`
  const { may, typesOf = [], inTests = [], inFile = {} } = layer
  const allowed = [...may, ...(typesOnly ? typesOf : []), ...(isTest(path) ? inTests : []), ...(inFile[path] ?? [])]
  return allowed.some((glob) => posix.matchesGlob(target, glob)) ? undefined : layer.remedy
}

/** Returns the top-level folder; empty for a file in the repository root. */
function partOf(path: string): string {
  return path.includes('/') ? (path.split('/')[0] ?? '') : ''
}
