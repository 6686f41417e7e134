import type { FastifyInstance } from 'fastify'
import { parseJson } from '../../contract/json.ts'
import { sendProblem } from '../../shop/http/problem.ts'
import { type ContentProblem, checkDraft } from '../edit/draft/check-draft.ts'
import { draftModule } from '../edit/draft/draft-module.ts'
import { draftBytes, type SharedDrafts } from '../edit/draft/draft-store.ts'
import { editedExperience } from '../edit/edited-experience.ts'

/** The answer to a draft: its token, or what is wrong with it. */
export type DraftAnswer = { token: string } | { problems: ContentProblem[] }

type DraftNeeds = { drafts: SharedDrafts; instepFolder: string }

/**
 * `POST /gallery/edit/{experience id}/draft` checks the form's field `content`, JSON, and keeps it;
 * `GET /gallery/drafts/{token}.js` is the module with which a page of the shop shows it.
 */
export function addDraftRoutes(shop: FastifyInstance, { drafts, instepFolder }: DraftNeeds): void {
  type DraftRequest = { Params: { experience: string }; Body: unknown }
  const path = '/gallery/edit/:experience/draft'
  shop.post<DraftRequest>(path, { bodyLimit: draftBytes }, ({ params, body }, reply) => {
    const edited = editedExperience(params.experience)
    if (!edited)
      return sendProblem(reply, 404, 'This experience has no content to edit. /gallery lists all experiences.')
    const content = parseJson(body instanceof URLSearchParams ? body.get('content') : undefined)
    const problems = checkDraft(edited, content)
    const answer: DraftAnswer =
      problems.length > 0
        ? { problems }
        : { token: drafts.keep({ experienceId: params.experience, content: content as object }) }
    return reply.header('cache-control', 'no-store').send(answer)
  })

  shop.get<{ Params: { token: string } }>('/gallery/drafts/:token.js', ({ params: { token } }, reply) => {
    const draft = drafts.find(token)
    const module = draft && draftModule(draft, instepFolder)
    if (module === undefined) return sendProblem(reply, 404, 'This draft is no longer kept. Change the content again.')
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(module)
  })
}
