/** The three typed fields of a card. They have no names, so no form can send them. Only this check reads them. */
export type PaymentCard = { cardNumber: string; cardExpiry: string; cardCode: string }
export type CardProblems = Partial<Record<keyof PaymentCard, 'missing' | 'wrong'>>

/** Returns what is wrong with a card, which must be valid at `now`. Pure. */
export function checkCard({ cardNumber, cardExpiry, cardCode }: PaymentCard, now: Date): CardProblems {
  const digits = cardNumber.replaceAll(/[ -]/g, '')
  const problems = {
    cardNumber: problemOf(digits, /^\d{12,19}$/.test(digits) && isLuhn(digits)),
    cardExpiry: problemOf(cardExpiry, isToCome(cardExpiry, now)),
    cardCode: problemOf(cardCode, /^\d{3,4}$/.test(cardCode.trim())),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, found]) => found))
}

function problemOf(value: string, fits: boolean): 'missing' | 'wrong' | undefined {
  if (value.trim() === '') return 'missing'
  return fits ? undefined : 'wrong'
}

/** The Luhn check: from the right, every second digit is doubled, and the digits of the results are added. */
function isLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Whether `MM/YY` is this month or later. */
function isToCome(expiry: string, now: Date): boolean {
  const [, month = '', year = ''] = /^\s*(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(expiry) ?? []
  if (month === '') return false
  return 2000 + Number(year) > now.getFullYear() || (isThisYear(year, now) && Number(month) > now.getMonth())
}

function isThisYear(year: string, now: Date): boolean {
  return 2000 + Number(year) === now.getFullYear()
}
