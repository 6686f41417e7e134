import { expect, test } from 'vitest'
import { loadWithShared } from './load-with-shared.ts'

const files = { kit: './kit-AAAAAAAA.js', ticker: './experience-ticker-BBBBBBBB.js' }

/** Returns what the plugin makes of the code of `instep.js`, beside a file of an experience that imports the kit. */
async function minified(code: string): Promise<string> {
  const chunkOf = (fileName: string, more = {}) => ({
    type: 'chunk',
    name: '',
    fileName,
    imports: [],
    code: '',
    ...more,
  })
  const fileName = (path: string) => path.slice(2)
  const entry = chunkOf('instep.js', { isEntry: true, code })
  const kit = chunkOf(fileName(files.kit), { name: 'kit' })
  const ticker = chunkOf(fileName(files.ticker), { imports: [kit.fileName] })
  const bundle = Object.fromEntries([entry, kit, ticker].map((chunk) => [chunk.fileName, chunk]))
  const { generateBundle } = loadWithShared() as unknown as {
    generateBundle(options: object, bundle: object): Promise<void>
  }
  await generateBundle({}, bundle)
  return entry.code
}

const loader = `load({ticker:()=>import(\`${files.ticker}\`)});`
const loaderWithKit = `load({ticker:()=>(import("${files.kit}").catch(()=>{}),import("${files.ticker}"))})`
const start = 'start({config:{propertyId:`a-shop`,minutes:5}})'

test('the script is minified with its configuration where it was, and requests the kit together with a file that needs it', async () => {
  expect(await minified(loader + start)).toBe(`${loaderWithKit},start({config:{propertyId:"a-shop",minutes:5}});`)
})

test('a script of which the minifier keeps no place for the configuration is minified all the same', async () => {
  // Code that never runs is left out, and the configuration with it.
  expect(await minified(`${loader}if(!1)${start}`)).toBe(`${loaderWithKit};`)
})
