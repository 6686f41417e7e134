import { Type } from 'typebox'
import type {
  DatasetCheck,
  DatasetList,
  DatasetOutcome,
  DatasetPage,
  RecordForm,
} from '../../../contract/console/datasets.ts'
import { columnsOf, compareRecords } from '../../datasets/compare-records.ts'
import { pageOfRecords } from '../../datasets/page-of-records.ts'
import type { SiteDatasets } from '../../datasets/site-datasets.ts'
import { anyContentType, jsonBody } from '../../http/json-body.ts'
import { pathId } from '../../http/path-id.ts'
import { Refusal } from '../../http/refusal.ts'
import { textId } from '../../http/text-id.ts'
import { limits } from '../../limits.ts'
import { checkRecords } from '../../operate/check-records.ts'
import type { TypedApp } from '../../typed-app.ts'
import { checkAnswer, datasetListAnswer, datasetPageAnswer, outcomeAnswer } from './dataset-schema.ts'
import { noteNoChange } from './log-changes.ts'

const recordsInPage = 50
const params = Type.Object({ trackingId: pathId, dataset: textId })
const form = Type.Enum(['csv', 'ndjson'] satisfies RecordForm[])
const text = Type.String({ description: 'as instep data load reads it' })
const version = Type.Integer({ minimum: 0, description: 'the version of which the check or the list told' })
const listSchema = { params: Type.Object({ trackingId: pathId }), response: { 200: datasetListAnswer } }
const pageSchema = {
  params,
  querystring: Type.Object({
    search: Type.Optional(Type.String({ maxLength: 200 })),
    after: Type.Optional(Type.String({ description: 'the `next` of the page before' })),
  }),
  response: { 200: datasetPageAnswer },
}
const checkSchema = { params, body: Type.Object({ text, form }), response: { 200: checkAnswer } }
const uploadSchema = { params, body: Type.Object({ text, form, version }), response: { 200: outcomeAnswer } }
const undoSchema = { params, body: Type.Object({ version }), response: { 200: outcomeAnswer } }

/**
 * `GET /console/api/datasets/{trackingId}`: the datasets of the site (SV-17). `GET …/{dataset}`: its records, a page at a
 * time. `POST …/check`: what a text would make of it. `POST …/{dataset}`: does it. `POST …/undo`: puts the version before
 * in its place.
 */
export function datasetsRoutes(app: TypedApp, datasets: SiteDatasets): void {
  const path = '/console/api/datasets/:trackingId'
  const taking = { bodyLimit: limits.datasetBody, preValidation: jsonBody, onRequest: anyContentType }

  app.get(path, { schema: listSchema }, async ({ params: { trackingId } }): Promise<DatasetList> => {
    const { datasetText: bytes, datasetRecords: records } = limits
    return { datasets: datasets.list(trackingId), limits: { bytes, records } }
  })

  app.get(`${path}/:dataset`, { schema: pageSchema }, async ({ params, query }): Promise<DatasetPage> => {
    const found = datasets.find({ trackingId: params.trackingId, id: params.dataset })
    if (!found) throw new Refusal(404, 'not_found', `There is no dataset ${params.dataset}`)
    const question = { search: query.search ?? '', after: query.after ?? null, atMost: recordsInPage }
    const page = pageOfRecords(found.records, question)
    return { dataset: found.facts, columns: columnsOf(page.records.map(({ value }) => value)), ...page }
  })

  const checking = { schema: checkSchema, ...taking, config: { action: null } }
  app.post(`${path}/:dataset/check`, checking, async ({ params, body }): Promise<DatasetCheck> => {
    refuseLongText(body.text)
    const { facts, records } = datasets.find({ trackingId: params.trackingId, id: params.dataset }) ?? {}
    const check = await compareRecords(body.text, body.form, {
      records: records ?? new Map(),
      version: facts?.version ?? 0,
    })
    refuseManyRecords(check.records)
    return check
  })

  const uploading = { schema: uploadSchema, ...taking, config: { action: 'dataset-loaded' } }
  app.post(`${path}/:dataset`, uploading, async (request): Promise<DatasetOutcome> => {
    const { params, body } = request
    refuseLongText(body.text)
    const { records, mistakes } = await checkRecords(body.text, body.form)
    refuseManyRecords(records.size)
    const place = { trackingId: params.trackingId, id: params.dataset }
    const outcome = mistakes.length > 0 ? 'mistakes' : await datasets.upload(place, records, body.version)
    if (outcome !== 'done') noteNoChange(request)
    return { outcome }
  })

  const undone = { bodyLimit: limits.sessionBody, config: { action: 'dataset-undone' } }
  app.post(
    `${path}/:dataset/undo`,
    { ...taking, schema: undoSchema, ...undone },
    async (request): Promise<DatasetOutcome> => {
      const { params, body } = request
      const outcome = await datasets.undo({ trackingId: params.trackingId, id: params.dataset }, body.version)
      if (outcome !== 'done') noteNoChange(request)
      return { outcome }
    },
  )
}

/** @throws Refusal 413 */
function refuseLongText(text: string): void {
  if (Buffer.byteLength(text) > limits.datasetText)
    throw new Refusal(413, 'too_large', `The text has more than ${limits.datasetText} bytes: use instep data load`)
}

/** @throws Refusal 413 */
function refuseManyRecords(records: number): void {
  if (records > limits.datasetRecords)
    throw new Refusal(413, 'too_large', `There are more than ${limits.datasetRecords} records: use instep data load`)
}
