/** Names of the ways to pay, by the field that holds their icon, in the order in which they stand (PDP-02.1, PDP-02.2, GLB-05.1). */
const methods = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  paypal: 'PayPal',
  klarna: 'Klarna',
  apple: 'Apple Pay',
} as const

/** An icon that stands for something, which is its alt text. */
export type NamedIcon = { name: string; src: string }

/** The icons that a content has, each with the name of its method; a blank field leaves its method out (PDP-02.4, GLB-05.2). */
export function paymentMethods(content: Partial<Record<keyof typeof methods, string>>): NamedIcon[] {
  return Object.entries(methods).flatMap(([field, name]) => {
    const src = content[field as keyof typeof methods]
    return src ? [{ name, src }] : []
  })
}
