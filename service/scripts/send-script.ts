import negotiate from '@fastify/accept-negotiator'
import send from '@fastify/send'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../http/refusal.ts'
import type { CdnFile } from './cdn-file.ts'

/** Of the forms that `instep build` writes beside a file, the best first. */
const forms: Record<string, string> = { br: '.br', gzip: '.gz' }

/**
 * Answers with a file of a folder, in the best form that the caller takes and the folder has: with its own tag, also in
 * parts, and as 304 to who has it. The name has to be checked before: nothing in it may lead out of the folder.
 *
 * @throws Refusal 404 when there is no such file, or no folder is configured
 */
export async function sendScript(
  { raw, headers }: FastifyRequest,
  reply: FastifyReply,
  { folder, name, file }: { folder: string | null; name: string; file: CdnFile },
): Promise<FastifyReply> {
  const accepted = headers['accept-encoding'] ?? ''
  const encodings = Object.keys(forms).filter((form) => !refusesForm(accepted, form))
  // Every form has an address in caches of its own, the plain one too.
  reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '))
  while (folder !== null) {
    const encoding = negotiate(accepted, encodings)
    const form = encoding ? (forms[encoding] ?? '') : ''
    const options = { root: folder, cacheControl: false, contentType: false, index: false }
    const { type, statusCode, headers: ofFile, stream } = await send(raw, `/${name}${form}`, options)
    if (type === 'file') {
      if (encoding) reply.header('content-encoding', encoding)
      return reply
        .code(statusCode)
        .headers({ ...ofFile, 'cache-control': file.cacheControl })
        .type(file.type)
        .send(stream)
    }
    if (statusCode === 416) throw new Refusal(416, 'bad_request', 'The file is shorter than the range')
    if (!encoding) break
    encodings.splice(encodings.indexOf(encoding), 1)
  }
  throw new Refusal(404, 'not_found', 'There is no such script')
}

/** Whether a header names a form with the weight 0: a `*` beside it does not mean that one. */
function refusesForm(accepted: string, form: string): boolean {
  return new RegExp(`(?:^|,)\\s*${form}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`, 'i').test(accepted)
}
