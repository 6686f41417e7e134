import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { checkTypes } from './check-types.ts'

const defineSite = join(import.meta.dirname, '../../catalogue/define-site.ts')

function aConfig(experience: string, more = ''): string {
  const folder = aFolder({
    'offers.ts': `export const share = ${more || '0.5'}\n`,
    'instep.config.ts': [
      `import { defineSite } from ${JSON.stringify(defineSite)}`,
      "import { share } from './offers.ts'",
      "const { PORT = '1' } = process.env",
      'export default defineSite({',
      "  propertyId: 'shop', trackingId: PORT, domains: [], anchors: {},",
      `  experiences: [${experience}],`,
      '})',
    ].join('\n'),
  })
  return join(folder, 'instep.config.ts')
}

const offers = "id: 'offers', template: 'global/offer-banner', content: { messages: [{ title: import.meta.url }] }"

test('[BU-02] a configuration that matches its types has no errors, and a JavaScript configuration is not checked', () => {
  expect(checkTypes(aConfig(`{ ${offers}, share }`))).toEqual({ errors: [] })
  expect(checkTypes('/nowhere/instep.config.js')).toEqual({ errors: [] })
})

test('[BU-02] a type error is reported with path, line and message, also in a file that the configuration imports', () => {
  const wrong = aConfig(
    `{ ${offers}, share: '0.5', iteration: share }`,
    '0.5 as number; const wrong: number = "7"; void wrong',
  )
  const result = checkTypes(wrong)
  expect('errors' in result && result.errors.toSorted()).toEqual([
    expect.stringMatching(
      /instep\.config\.ts\(6,\d+\): error TS2322: Type 'string' is not assignable to type 'number'/,
    ),
    expect.stringMatching(/offers\.ts\(1,\d+\): error TS2322/),
  ])
})

test('[BU-02] without TypeScript the result says that types were not checked, and what to do', () => {
  expect(checkTypes(aConfig(`{ ${offers} }`), null)).toEqual({
    notChecked: {
      path: 'types',
      problem: 'are not checked, since TypeScript is not installed',
      remedy: 'run npm install --save-dev typescript@latest',
    },
  })
})

/** Stands for a compiler that knows no ES2024, and otherwise finds nothing wrong. */
const withoutEs2024 = `if (process.argv.some((word) => word.includes('es2024'))) {
  console.log("error TS6046: Argument for '--target' option must be: 'es2023', 'esnext'.")
  process.exitCode = 1
}
`

test("[BU-02] with Yarn's Plug'n'Play the result says why types were not checked, since TypeScript may well be installed", () => {
  process.versions.pnp = '3'
  onTestFinished(() => void delete process.versions.pnp)
  expect(checkTypes(aConfig(`{ ${offers} }`), null)).toMatchObject({
    notChecked: { problem: "are not checked, since Yarn's Plug'n'Play hides packages from TypeScript" },
  })
})

test('[BU-02] TypeScript 5.0 to 5.6, which knows no ES2024, checks a configuration as well', () => {
  const path = join(aFolder({ 'tsc.mjs': withoutEs2024 }), 'tsc.mjs')
  const config = aConfig(`{ ${offers} }`)
  expect(checkTypes(config, { path, version: '5.6.3' })).toEqual({ errors: [] })
  expect(() => checkTypes(config, { path, version: '5.7.2' })).toThrow('TS6046')
})

test('[BU-02] a compiler that is too old for the check is named, and stops nothing', () => {
  expect(checkTypes(aConfig(`{ ${offers} }`), { path: '/nowhere', version: '4.9.5' })).toEqual({
    notChecked: {
      path: 'types',
      problem: 'are not checked, since TypeScript 4.9.5 is older than 5.0',
      remedy: 'run npm install --save-dev typescript@latest',
    },
  })
})
