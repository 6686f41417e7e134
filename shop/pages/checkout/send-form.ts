import type { Problems } from '../../orders/check-step.ts'
import type { OrderRefusal } from '../../orders/place-order.ts'

/** The response of the checkout: the next page, or why there is none. */
export type FormAnswer = { next: string } | { message: string; problems?: Problems; refusal?: OrderRefusal }

/** Sends a checkout form; fields without a name are not part of it. @throws without connection or JSON */
export async function sendForm(form: HTMLFormElement): Promise<FormAnswer> {
  const fields = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string')
  const answer = await fetch(form.action, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams(fields),
  })
  const { next, error, problems, refusal } = await answer.json()
  return answer.ok ? { next } : { message: error.message, problems, refusal }
}
