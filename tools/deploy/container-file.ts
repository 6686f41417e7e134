import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.mjs'

/** One instruction, such as `COPY`, with what follows it; lines that are continued are joined. */
export type Instruction = { name: string; value: string }

/** Returns the stages of deploy/Containerfile, each from its `FROM` on. */
export function readStages(): Instruction[][] {
  const text = readFileSync(join(root, 'deploy/Containerfile'), 'utf8')
  const lines = text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean)
  const stages: Instruction[][] = []
  for (const line of lines) {
    const [name = '', value = ''] = line.split(/ (.*)/)
    if (name === 'FROM') stages.push([])
    stages.at(-1)?.push({ name, value })
  }
  return stages
}

/** Returns the values of an instruction in a stage. */
export function valuesOf(stage: Instruction[] | undefined, name: string): string[] {
  return (stage ?? []).filter((each) => each.name === name).map(({ value }) => value)
}

/** Returns the environment of a stage. */
export function environmentOf(stage: Instruction[] | undefined): Record<string, string> {
  const pairs = valuesOf(stage, 'ENV').flatMap((value) => value.split(' '))
  return Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string]))
}
