import { existsSync } from 'node:fs'
import { Errors } from 'typebox/value'
import { catalogue } from '../../catalogue/catalogue.ts'
import {
  type ExperienceInstance,
  isOwn,
  type OwnInstance,
  type SiteConfig,
  type TemplateInstance,
} from '../../catalogue/define-site.ts'
import { objectSchema } from '../../catalogue/fields.ts'
import { activationRules, isActivationRule } from '../../contract/activation-rules.ts'
import { parseDate } from '../../contract/parse-date.ts'
import { pathOf } from '../build/path-of.ts'
import { checkGoal } from './check-goal.ts'
import type { Problem } from './problem.ts'

/** The id under which the script reports the visitors who see no experience (BV-02). */
const reserved = 'holdout'

/** The mistakes of one experience of a site; `now` in epoch milliseconds. */
export function checkInstance(
  site: SiteConfig,
  instance: ExperienceInstance,
  at: number,
  now: number = Date.now(),
): Problem[] {
  const { id, share, schedule, goals = [], rules = {} } = instance
  const path = `experiences[${at}] ${id}`
  const problems: Problem[] = []
  const must = (holds: boolean, where: string, problem: string, remedy: string) => {
    if (!holds) problems.push({ path: where, problem, remedy })
  }
  must(/^[A-Za-z0-9_-]{1,64}$/.test(id), path, 'the id has other signs than letters, digits, _ and -', 'rename it')
  must(id !== reserved, path, `the id ${reserved} is the script's own`, 'rename it')
  must(
    share === undefined || (share >= 0 && share <= 1),
    `${path} share`,
    `${share} is not from 0 to 1`,
    'give 0.5 for half',
  )
  for (const name of ['scheduled_start', 'scheduled_end'] as const) {
    const time = timeOf(schedule?.[name])
    must(!Number.isNaN(time), `${path} schedule.${name}`, 'cannot be read', "give a time such as '2027-01-31T08:00Z'")
    if (name === 'scheduled_end' && !schedule?.pause_actioned)
      must(!(time < now), `${path} schedule.${name}`, 'is in the past', 'take the experience out, or give a later end')
  }
  for (const name of Object.keys(rules))
    must(isActivationRule(name), `${path} rules.${name}`, 'is no rule', `use one of ${activationRules.join(', ')}`)
  return [
    ...problems,
    ...goals.flatMap((goal, place) => checkGoal(goal, `${path} goals[${place}]`)),
    ...(isOwn(instance) ? checkOwn(instance, path) : checkTemplate(site, instance, path)),
  ]
}

/** Infinity for none, which is neither past nor unreadable. */
function timeOf(value: number | string | null | undefined): number {
  if (value === undefined || value === null) return Number.POSITIVE_INFINITY
  return typeof value === 'number' ? value : parseDate(value)
}

function checkOwn(instance: OwnInstance, path: string): Problem[] {
  const files = { code: instance.code, css: instance.css }
  return Object.entries(files).flatMap(([name, file]) =>
    file === undefined || existsSync(pathOf(file))
      ? []
      : [
          {
            path: `${path} ${name}`,
            problem: `there is no file ${pathOf(file)}`,
            remedy: 'give its place by import.meta.resolve',
          },
        ],
  )
}

function checkTemplate(site: SiteConfig, { id, template, content }: TemplateInstance, path: string): Problem[] {
  const entry = catalogue[template]
  if (!entry) return [{ path, problem: `there is no template ${template}`, remedy: 'use an id of the catalogue' }]
  const missing = entry.template.anchors.filter((anchor) => !site.anchors[anchor])
  return [
    ...missing.map((anchor) => ({
      path: `anchors.${anchor}`,
      problem: `is needed by ${id}`,
      remedy: 'give its selector',
    })),
    ...Errors(objectSchema(entry.template.fields), content).map(({ instancePath, message }) => ({
      path: `${path} content${instancePath}`,
      problem: message,
      remedy: 'see the content reference',
    })),
  ]
}
