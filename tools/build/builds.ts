export type Build = { name: string; args: string[] }

/** The builds needed before shop, console and script can be served: arguments for Node, in order. */
export const servedBuilds: Build[] = [
  { name: 'shop', args: ['shop/build.ts'] },
  { name: 'console', args: ['console/build.ts'] },
  {
    name: 'script',
    args: [
      'cli/instep.ts',
      'build',
      '--config',
      'shop/instep.config.ts',
      '--out',
      '.build/instep',
      '--describe',
      '.build/site.json',
    ],
  },
]

/** The script without any site configuration, which is only measured and never served. */
export const bareBuild: Build = {
  name: 'bare script',
  args: ['cli/instep.ts', 'build', '--bare', '--out', '.build/bare'],
}
