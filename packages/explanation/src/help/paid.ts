export const PAID_BY = ['card', 'transfer', 'crypto', 'cash', 'remote'] as const;
export const PAID_WHEN = ['today', 'week', 'longer'] as const;

/** How and when somebody has paid. */
export type Paid = { readonly by: (typeof PAID_BY)[number]; readonly when: (typeof PAID_WHEN)[number] };
