/**
 * The plan that an order names, monthly when it names none; null for anything else. A price or an amount is never read.
 */
export function askedPlan(order: unknown): 'monthly' | 'annual' | null {
  if (typeof order !== 'object' || order === null || Array.isArray(order)) return null;
  const plan = 'plan' in order ? order.plan : 'monthly';
  return plan === 'monthly' || plan === 'annual' ? plan : null;
}
