import { posix } from 'node:path'
import { type Import, isTest, type SourceFile, type Violation } from '../source-file.ts'

type LayerRule = {
  /** Globs of files that it may import, beside its own and those that everybody may. */
  may: string[]
  /** Globs of files of which it may import types only. */
  typesOf?: string[]
  /** Globs of files that its tests may import as well. */
  inTests?: string[]
  /** Why, or what to do instead. */
  remedy: string
}

const everything = ['**']

/** Who may import whom. A part that is not listed here is not known to the check, which says so. */
const layers: Record<string, LayerRule> = {
  contract: { may: [], remedy: 'contract stands alone: move the shape into contract, or its use out of it' },
  script: { may: [], remedy: 'script imports only contract: pass the value or the function in' },
  slots: { may: [], inTests: ['script/**'], remedy: 'slots import only contract' },
  catalogue: {
    may: ['slots/experience/**'],
    typesOf: ['script/**'],
    inTests: ['script/**'],
    remedy: 'the catalogue imports contract, slots/experience, and of script only types (import type)',
  },
  inspector: { may: [], typesOf: ['script/**'], remedy: 'the inspector imports contract, and of script only types' },
  service: { may: [], remedy: 'the service imports only contract' },
  cli: {
    may: ['catalogue/**', 'slots/**'],
    inTests: ['script/**'],
    remedy: 'cli builds script by its path and never imports it',
  },
  shop: {
    inTests: ['script/**'],
    may: [
      'cli/**',
      'catalogue/catalogue.ts',
      // Its gallery shows the parts of the kit at work.
      'catalogue/kit/**',
      'catalogue/define-experience.ts',
      'catalogue/define-site.ts',
      'catalogue/define-template.ts',
      'catalogue/fields.ts',
      'catalogue/**/template.ts',
      'slots/wrapper/**',
    ],
    // Its own experiences are given these.
    typesOf: ['script/experiences/options.ts'],
    remedy:
      'shop imports contract, cli, slots/wrapper, and of the catalogue what is said of it and its kit, not the experiences',
  },
  e2e: { may: everything, remedy: '' },
  bench: { may: everything, remedy: '' },
  tools: { may: everything, remedy: '' },
}

/** Parts for maintainers: they may look at everything, and nothing that is delivered may need them. */
const upkeep = ['e2e', 'bench', 'tools']

/** Imports that cross a border in the wrong direction. */
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
  if (from === '') return undefined // configuration of the test runners
  if (target.startsWith('tools/setup/') && isTest(path)) return undefined
  if (upkeep.includes(to) && !upkeep.includes(from)) return `${to} is for maintainers: nothing else may import it`

  const layer = layers[from]
  if (!layer) return `no rule says what ${from} may import: add it to tools/layers/rules/layers.ts`
  const { may, typesOf = [], inTests = [] } = layer
  const allowed = [...may, ...(typesOnly ? typesOf : []), ...(isTest(path) ? inTests : [])]
  return allowed.some((glob) => posix.matchesGlob(target, glob)) ? undefined : layer.remedy
}

/** The top folder; empty for a file that lies in none. */
function partOf(path: string): string {
  return path.includes('/') ? (path.split('/')[0] ?? '') : ''
}
