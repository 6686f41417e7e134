import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const config = `import { defineSite, event, happened, type SiteConfig } from 'instep'

const site: SiteConfig = {
  propertyId: 'shop',
  trackingId: 'shop',
  domains: ['shop.example'],
  endpoints: { base: 'https://collect.shop.example' },
  anchors: { header: 'header', addToBag: '.add-to-bag' },
  segments: [{ id: 'curious', when: happened(event('ecProduct', { eventType: 'detail' }), { times: 3 }) }],
  experiences: [
    { id: 'offers', template: 'global/offer-banner', content: { messages: [{ title: 'Free delivery' }] } },
    { id: 'few-left', template: 'product/low-stock', content: { threshold: 5, text: 'Only {count} left' } },
    { id: 'mark', code: import.meta.resolve('./experiences/mark.ts'), pages: ['product'], data: { word: 'is-new' } },
  ],
}

export default defineSite(site)
`

const experience = `import { addClass, defineExperience, followElements, modulesOf } from 'instep/kit'

const experience = defineExperience<{ word: string }>({
  id: 'mark',
  run(scope) {
    followElements(scope, scope.selector('addToBag'), (element, each) => addClass(each, element, scope.content.word))
  },
})

export const { triggers, execution, control } = modulesOf(experience, {
  anchors: ['addToBag'],
  fields: { word: { kind: 'text', needed: true } },
})
`

const service = `import { startService } from 'instep/service'

await startService({ SERVICE_PORT: '0', INSTEP_DATA: '.data', INSTEP_ENVIRONMENT: 'development' })
`

const compilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  noEmit: true,
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  types: ['node'],
  jsx: 'react-jsx',
}

const files = {
  'package.json': JSON.stringify({ name: 'shop', private: true, type: 'module' }),
  'instep.config.ts': config,
  'react.config.mjs': `import site from './instep.config.ts'\n\nexport default { ...site, renderer: 'react' }\n`,
  'experiences/mark.ts': experience,
  'service.ts': service,
  'tsconfig.nodenext.json': JSON.stringify({ compilerOptions: { ...compilerOptions, module: 'nodenext' } }),
  // The same declarations as above, but for where their addresses lead: checking them twice takes most of the compiler's time.
  'tsconfig.bundler.json': JSON.stringify({
    compilerOptions: { ...compilerOptions, skipLibCheck: true, module: 'esnext', moduleResolution: 'bundler' },
  }),
}

/** What a shop with React has besides. */
const filesWithReact = {
  'slot.tsx': `import { Slot } from 'instep/react'

export const summary = <Slot id="basket-summary">The bag is empty</Slot>
`,
  'note.tsx': `import { drawBeside, Note } from 'instep/kit/draw'
import { defineExperience, modulesOf } from 'instep/kit'

const experience = defineExperience<object>({
  id: 'note',
  run(scope) {
    drawBeside(scope, { anchor: 'addToBag', where: 'after' }, ({ show }) => {
      show(<Note name="shop-note" icon="" textColor="" maxWidth="" message="Free returns" />)
    })
  },
})

export const { triggers, execution } = modulesOf(experience, { anchors: ['addToBag'], fields: {} })
`,
  'react.mjs': `import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { lendReact } from 'instep/lend-react'
import { Slot } from 'instep/react'

lendReact({}, {})
console.log(renderToString(createElement(Slot, { id: 'basket-summary' }, 'The bag is empty')))
`,
}

/** Writes a shop into an empty folder: a configuration, an experience of its own, and its service. */
export function writeConsumer(folder: string): void {
  writeFiles(folder, files)
}

export function addReactFiles(folder: string): void {
  writeFiles(folder, filesWithReact)
}

function writeFiles(folder: string, written: Record<string, string>): void {
  for (const [path, text] of Object.entries(written)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}
