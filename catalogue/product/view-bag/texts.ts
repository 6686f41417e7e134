export const viewBag = 'View bag'
export const continueShopping = 'Continue shopping'
