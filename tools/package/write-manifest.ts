import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { supportedNode } from '../../package/node-version.mjs'
import { root } from '../setup/root.mjs'
import { packageFolder } from './folder.ts'
import { importedPackages } from './imported-packages.ts'

/** The addresses of the published package, each with its file without the extension. */
const publicAddresses: Readonly<Record<string, string>> = {
  '.': 'package/instep',
  './kit': 'package/kit',
  './kit/draw': 'package/draw',
  './react': 'slots/wrapper/slot',
  './lend-react': 'slots/wrapper/lend-react',
  './service': 'package/service',
  './testing': 'package/testing',
}

export const publicEntries = Object.values(publicAddresses)

type RootManifest = {
  version: string
  description: string
  license: string
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

/**
 * What a shop may have. Instep works without each of them, in part, and so in any version: npm installs nothing where a shop
 * has another version than an optional peer asks for, or a preview of the next one.
 */
const peerNames = [
  '@ip-location-db/geo-whois-asn-country-mmdb',
  '@types/node',
  '@types/react',
  'react',
  'react-dom',
  'typescript',
]

export const peers: Readonly<Record<string, string>> = Object.fromEntries(peerNames.map((name) => [name, '*']))

/** The build recognises the form of this bundler's output, which patch releases keep. */
const patchesOnly = ['vite']

/** Writes the package.json that is published. Its dependencies are the packages that the compiled code imports. */
export function writeManifest(): void {
  const from = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as RootManifest
  const { version, description, license } = from
  const manifest = {
    name: 'instep',
    version,
    description,
    keywords: ['ab-testing', 'personalisation', 'experiments', 'e-commerce', 'self-hosted'],
    license,
    author: 'The Instep contributors',
    type: 'module',
    engines: { node: supportedNode },
    bin: { instep: 'package/bin.mjs' },
    // For TypeScript with `moduleResolution: 'node'`, which reads no `exports`.
    types: `./${publicAddresses['.']}.d.ts`,
    typesVersions: { '*': typesOf(publicAddresses) },
    exports: { ...exportsOf(publicAddresses), './schemas/*': './schemas/*', './package.json': './package.json' },
    // Yarn's Plug'n'Play would leave it in an archive, in which the build finds no style sheets.
    preferUnplugged: true,
    // Of the parts for shops' own experiences only what they use is bundled.
    sideEffects: ['./script/**', './slots/**', './cli/**', './service/**', './package/bin.mjs'],
    dependencies: dependenciesOf(from),
    peerDependencies: peers,
    peerDependenciesMeta: Object.fromEntries(Object.keys(peers).map((name) => [name, { optional: true }])),
    publishConfig: { access: 'public', provenance: true },
  }
  writeFileSync(join(packageFolder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

function exportsOf(addresses: Readonly<Record<string, string>>): object {
  return Object.fromEntries(
    Object.entries(addresses).map(([address, file]) => [address, { types: `./${file}.d.ts`, default: `./${file}.js` }]),
  )
}

function typesOf({ '.': _, ...named }: Readonly<Record<string, string>>): object {
  return Object.fromEntries(
    Object.entries(named).map(([address, file]) => [address.slice('./'.length), [`./${file}.d.ts`]]),
  )
}

function dependenciesOf({ dependencies, devDependencies }: RootManifest): Record<string, string> {
  const versions = { ...devDependencies, ...dependencies }
  const names = importedPackages().filter((name) => !Object.hasOwn(peers, name))
  return Object.fromEntries(
    names.map((name) => {
      const version = versions[name]
      if (!version) throw new Error(`The package imports ${name}, which is not in package.json`)
      return [name, `${patchesOnly.includes(name) ? '~' : '^'}${version}`]
    }),
  )
}
