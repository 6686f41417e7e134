/**
 * The names of payment methods by the content field that holds their icon, in display order (PDP-02.1, PDP-02.2, GLB-05.1).
 */
const methods = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  paypal: 'PayPal',
  klarna: 'Klarna',
  apple: 'Apple Pay',
} as const

/** An icon and what it stands for, which is its alt text. */
export type NamedIcon = { name: string; src: string }

/**
 * Returns the icons of a content, each with the name of its payment method. Methods with a blank field are left out
 * (PDP-02.4, GLB-05.2).
 */
export function paymentMethods(content: Partial<Record<keyof typeof methods, string>>): NamedIcon[] {
  return Object.entries(methods).flatMap(([field, name]) => {
    const src = content[field as keyof typeof methods]
    return src ? [{ name, src }] : []
  })
}
