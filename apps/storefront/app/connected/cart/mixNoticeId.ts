/** Id of the notice about products that cannot be ordered together; it describes the blocked way to the checkout. */
export const mixNoticeId = 'cart-mix'
