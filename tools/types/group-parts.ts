/** A part's `tsconfig.json`, and its folder. */
export type PartConfig = { part: string; compilerOptions: PartOptions; include: string[] }

type PartOptions = { lib: string[]; types: string[]; [option: string]: unknown }

/** Parts that are checked together, and the configuration of a file two folders below the root that checks them. */
export type PartGroup = {
  parts: string[]
  config: { extends: string; compilerOptions: PartOptions; include: string[] }
}

/**
 * Groups parts that see the same globals: the same `lib`, and Node's types or none. Types of a bundler, and options such as that for
 * JSX, may be those of others in the group, as they make nothing of a browser or of Node known.
 */
export function groupParts(configs: readonly PartConfig[]): PartGroup[] {
  const groups = Map.groupBy(configs, ({ compilerOptions: { lib, types } }) =>
    JSON.stringify([lib, types.length === 0 ? 'nothing' : types.includes('node')]),
  )
  return [...groups.values()].map((members) => ({
    parts: members.map(({ part }) => part),
    config: {
      extends: '../../tsconfig.base.json',
      compilerOptions: {
        // What has not changed since, and uses nothing that has, is not checked again.
        incremental: true,
        tsBuildInfoFile: `./${members[0]?.part}.tsbuildinfo`,
        ...Object.assign({}, ...members.map(({ compilerOptions }) => compilerOptions)),
        types: [...new Set(members.flatMap(({ compilerOptions }) => compilerOptions.types))],
        typeRoots: ['../../node_modules/@types', '../../node_modules'],
      },
      include: members.flatMap(({ part, include }) => include.map((pattern) => `../../${part}/${pattern}`)),
    },
  }))
}
