import { type CardProblems, checkCard } from './check-card.ts'

/** What is wrong with the card fields of a form, if it shows them. Their content is looked at here and goes nowhere. */
export function cardProblems(form: HTMLFormElement): CardProblems {
  const field = (id: string) => form.querySelector<HTMLInputElement>(`#${id}`)?.value
  const cardNumber = field('cardNumber')
  if (cardNumber === undefined) return {}
  const card = { cardNumber, cardExpiry: field('cardExpiry') ?? '', cardCode: field('cardCode') ?? '' }
  return checkCard(card, new Date())
}
