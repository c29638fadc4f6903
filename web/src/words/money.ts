/** `amount` is in the currency's smallest unit, which is a hundredth of most currencies and a whole unit of some. */
export function moneyInWords(amount: number, currency: string): string {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' });
    return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
  } catch {
    // The provider named no currency or an unknown one.
    return `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`.trim();
  }
}
