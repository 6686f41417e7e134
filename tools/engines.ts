import { reportRun } from './test/report-run.ts'

const args = process.argv.slice(2)
const unknown = args.find((each) => each !== '--all')
if (unknown === undefined) {
  if (args.includes('--all')) process.env.INSTEP_ENGINES_ALL = '1'
  await reportRun(['build', 'engines', 'engines-e2e'])
} else {
  console.error(`There is no argument "${unknown}". With --all each engine runs the standard suite over all templates.`)
  process.exitCode = 1
}
