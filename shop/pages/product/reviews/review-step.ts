/** How many reviews a page shows at first, and how many are added each time (SHOP-48, SHOP-90). */
export const reviewStep = 4
