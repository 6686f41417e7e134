import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root } from '../../setup/root.mjs'
import { chooseTests } from './choose-tests.ts'
import { readGraph } from './read-graph.ts'

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
const graph = readGraph(files)
const experiences = files.filter((path) => /^catalogue\/[\w-]+\/[\w-]+\/experience\.tsx?$/.test(path))

// Servers, kills and installations take minutes, where such a change is to be tried in one and a half. One program that is named in a
// place that all tests use leads from a template to all of them.
test('a change in one experience starts no cluster and installs no package, and reaches few of the other tests', () => {
  const found = experiences.map((path) => {
    const { unit, cluster, package: ofPackage } = chooseTests([path], graph).files
    return {
      path,
      slow: [...cluster, ...ofPackage].filter((each) => /\.(cluster|package)\.test\.ts$/.test(each)),
      unit,
    }
  })
  expect(found).toHaveLength(78)
  expect(found.filter(({ slow }) => slow.length > 0)).toEqual([])
  expect(found.filter(({ unit }) => unit.length > 70).map(({ path, unit }) => [path, unit.length])).toEqual([])
})
