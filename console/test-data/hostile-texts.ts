/** What a shop, a visitor or a stranger may write into any text that the console shows. */
export const markup = '<img src=x onerror=alert(1)>'
export const formula = '=HYPERLINK("https://evil.example","win")'
export const longName =
  'Recommendations in the basket for returning visitors from the spring newsletter, third attempt with larger pictures'
