import { snippetTag, stub } from '../snippet/snippet.ts'

/** The ways in which shops are built that `instep init` knows. */
export const frameworkNames = ['next', 'nuxt', 'remix', 'astro', 'sveltekit', 'vite', 'html', 'other'] as const

export type FrameworkName = (typeof frameworkNames)[number]

/** Addresses of the script: while the shop is developed, and when it is delivered. */
export type ScriptAddresses = { dev: string; live: string }

export type Framework = {
  title: string
  /** A package that a shop of this kind depends on. */
  packages: readonly string[]
  /** Files that it has, for a shop that names no package. */
  files: readonly string[]
  /** The folder whose files the shop serves as they are. */
  publicFolder: string
  /** Where the tag goes, the likeliest file first; the first that exists is named. */
  places: readonly string[]
  /** What to do at that place. */
  hint: string
  /** Whether its router changes pages without a load. */
  hasRouter?: true
  tag: (addresses: ScriptAddresses) => string
}

const first = 'first in <head>'

const htmlTag = ({ dev }: ScriptAddresses) => snippetTag(dev)

function reactTag({ dev, live }: ScriptAddresses): string {
  return `<script dangerouslySetInnerHTML={{ __html: ${JSON.stringify(stub)} }} />
<script
  async
  type="module"
  src={process.env.NODE_ENV === 'development' ? '${dev}' : '${live}'}
/>`
}

function nuxtTag({ dev, live }: ScriptAddresses): string {
  return `app: {
  head: {
    script: [
      { innerHTML: ${JSON.stringify(stub)} },
      { src: process.env.NODE_ENV === 'development' ? '${dev}' : '${live}', type: 'module', async: true },
    ],
  },
},`
}

function astroTag({ dev, live }: ScriptAddresses): string {
  return `<script is:inline>${stub}</script>
<script is:inline async type="module" src={import.meta.env.DEV ? '${dev}' : '${live}'}></script>`
}

/** In the order in which they are recognised: those built on Vite come before Vite itself. */
export const frameworks: Record<FrameworkName, Framework> = {
  next: {
    title: 'Next.js',
    packages: ['next'],
    files: ['next.config.js', 'next.config.mjs', 'next.config.ts'],
    publicFolder: 'public',
    places: [
      ...['app/layout.tsx', 'src/app/layout.tsx', 'app/layout.jsx', 'src/app/layout.jsx', 'app/layout.js'],
      ...['pages/_document.tsx', 'pages/_document.jsx', 'pages/_document.js', 'src/pages/_document.tsx'],
    ],
    hint: `${first} (in pages/_document: first in <Head>)`,
    hasRouter: true,
    tag: reactTag,
  },
  nuxt: {
    title: 'Nuxt',
    packages: ['nuxt'],
    files: ['nuxt.config.ts', 'nuxt.config.js'],
    publicFolder: 'public',
    places: ['nuxt.config.ts', 'nuxt.config.js'],
    hint: 'in defineNuxtConfig({ … })',
    hasRouter: true,
    tag: nuxtTag,
  },
  remix: {
    title: 'Remix or React Router',
    packages: ['@remix-run/react', '@react-router/dev'],
    files: ['react-router.config.ts', 'remix.config.js'],
    publicFolder: 'public',
    places: ['app/root.tsx', 'app/root.jsx'],
    hint: first,
    hasRouter: true,
    tag: reactTag,
  },
  astro: {
    title: 'Astro',
    packages: ['astro'],
    files: ['astro.config.mjs', 'astro.config.ts', 'astro.config.js'],
    publicFolder: 'public',
    places: ['src/layouts/Layout.astro', 'src/layouts/BaseLayout.astro', 'src/pages/index.astro'],
    hint: `${first} of your layout`,
    tag: astroTag,
  },
  sveltekit: {
    title: 'SvelteKit',
    packages: ['@sveltejs/kit'],
    files: ['svelte.config.js', 'svelte.config.ts'],
    publicFolder: 'static',
    places: ['src/app.html'],
    hint: first,
    hasRouter: true,
    tag: htmlTag,
  },
  vite: {
    title: 'a single-page app built with Vite',
    packages: ['vite'],
    files: ['vite.config.ts', 'vite.config.js', 'vite.config.mjs'],
    publicFolder: 'public',
    places: ['index.html'],
    hint: first,
    tag: htmlTag,
  },
  html: {
    title: 'plain HTML',
    packages: [],
    files: ['index.html', 'public/index.html'],
    publicFolder: '.',
    places: ['index.html', 'public/index.html'],
    hint: `${first} of each page`,
    tag: htmlTag,
  },
  other: {
    title: 'something else',
    packages: [],
    files: [],
    publicFolder: 'public',
    places: ['the template of your pages'],
    hint: first,
    tag: htmlTag,
  },
}
