// What the servers beside ours answer: as many bytes as ours, of the same form.

/** An answer of 1 KB. */
export const oneKilobyte = { status: 'S', data: { text: 'x'.repeat(990) } }

/** @param {number} count */
export const likeOrders = (count) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    orderNo: `TC${String(index + 1).padStart(10, '0')}`,
    businessUnit: 'ceramic',
    distributorCode: 'D1001',
    distributorName: '佛山市禅城区陶瓷经营部',
    status: 'completed',
    orderedAt: '2026-03-31T08:00:00.000Z',
    quantity: 1200,
    amount: 98_765.43,
  }))
