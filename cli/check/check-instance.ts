import { existsSync } from 'node:fs'
import { catalogue } from '../../catalogue/catalogue.ts'
import {
  type ExperienceInstance,
  isOwn,
  type OwnInstance,
  type SiteConfig,
  type TemplateInstance,
} from '../../catalogue/define-site.ts'
import type { Template } from '../../catalogue/define-template.ts'
import { isFields } from '../../contract/json.ts'
import { pathOf } from '../build/path-of.ts'
import { checkContent } from './check-content.ts'
import { checkGoal } from './check-goal.ts'
import { checkOptions } from './check-options.ts'
import { checkPlace } from './check-place.ts'
import { checkRoom } from './check-room.ts'
import { checkRules } from './check-rules.ts'
import { checkTimes } from './check-times.ts'
import { checkVariations } from './check-variations.ts'
import { checkKeys, type Problem, showValue } from './shapes.ts'
import { nearestName } from './suggest-name.ts'

/** The id under which the script reports visitors who see no experience (BV-02). */
export const reservedId = 'holdout'

const common = ['id', 'name', 'iteration', 'share', 'variations', 'pausedAt', 'schedule', 'rules', 'paths', 'goals']
const keys = [...common, 'exclusion', 'options', 'functions', 'analytics', 'room']
const ownKeys = [...keys, 'code', 'css', 'data', 'pages', 'devices', 'callsService']
const templateKeys = [...keys, 'template', 'content']

/** Returns the mistakes in one experience of a site; `now` in epoch milliseconds. */
export function checkInstance(
  site: SiteConfig,
  instance: ExperienceInstance,
  at: number,
  now: number = Date.now(),
): Problem[] {
  if (!isFields(instance))
    return [
      {
        path: `experiences[${at}]`,
        problem: 'is not an experience',
        remedy: "give e.g. { id: 'offers', template, content }",
      },
    ]
  const { id, iteration, rules } = instance
  const goals: unknown = instance.goals
  const path = id === undefined ? `experiences[${at}]` : `experiences[${at}] ${id}`
  const problems: Problem[] = []
  const mustHold = (holds: boolean, where: string, problem: string, remedy: string) => {
    if (!holds) problems.push({ path: where, problem, remedy })
  }
  const isId = typeof id === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(id)
  if (id === undefined) mustHold(false, path, 'has no id', "give one such as 'offers': letters, digits, _ and -")
  else mustHold(isId, path, 'the id has other signs than letters, digits, _ and -', 'rename it')
  mustHold(id !== reservedId, path, `the id ${reservedId} is the script's own`, 'rename it')
  const isIteration = iteration === undefined || (Number.isSafeInteger(iteration) && iteration > 0)
  mustHold(isIteration, `${path} iteration`, `${showValue(iteration)} is not a number from 1 on`, 'give e.g. 2')
  mustHold(
    goals === undefined || Array.isArray(goals),
    `${path} goals`,
    'is not a list',
    "give [{ key: 'transaction' }]",
  )
  return [
    ...problems,
    ...checkKeys(instance, isOwn(instance) ? ownKeys : templateKeys, path),
    ...checkVariations(instance, path),
    ...checkRoom(instance, path),
    ...checkTimes(site, instance, { path, now }).problems,
    ...checkRules(rules, `${path} rules`),
    ...checkPlace(instance, path),
    ...checkOptions(instance, path),
    ...(Array.isArray(goals) ? goals.flatMap((goal, place) => checkGoal(goal, `${path} goals[${place}]`)) : []),
    ...(isOwn(instance) ? checkOwn(instance, path) : checkTemplate(site, instance, path)),
  ]
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

function checkTemplate(site: SiteConfig, instance: TemplateInstance, path: string): Problem[] {
  const { id, template } = instance
  const entry = Object.hasOwn(catalogue, template ?? '') ? catalogue[template] : undefined
  if (!entry) return [missingTemplate(template, path)]
  const { anchors, searches }: Template = entry.template
  const searched = searches?.(Object(instance.content)) ?? []
  const missing = [...anchors.map((anchor) => [anchor]), ...searched].filter(
    (names) => !names.some((anchor) => site.anchors[anchor]),
  )
  return [
    ...missing.map(([anchor, ...others]) => ({
      path: `anchors.${anchor}`,
      problem: `is needed by ${id}`,
      remedy: ['give its selector', ...others.map((other) => `that of ${other}`)].join(', or '),
    })),
    ...checkContent(instance, path),
  ]
}

function missingTemplate(template: unknown, path: string): Problem {
  if (template === undefined)
    return { path, problem: 'has neither a template nor code', remedy: "give e.g. template: 'product/low-stock'" }
  const near = nearestName(String(template), Object.keys(catalogue))
  const remedy = near === undefined ? 'use an id of the catalogue' : `did you mean ${near}?`
  return { path, problem: `there is no template ${showValue(template)}`, remedy }
}
