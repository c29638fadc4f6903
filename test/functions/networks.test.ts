import { expect, test } from 'vitest';
import { neighbourhoodOf, networkOf } from '#meter/network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is counted as network %s', (address, network) => expect(networkOf(address)).toBe(network));

test.each([
  ['192.0.2.77', '192.0.2.0/24'],
  ['::ffff:192.0.2.77', '192.0.2.0/24'],
  ['2001:db8:7:1:ffff::1', '2001:db8:7::/48'],
  ['2001:0db8:0007::', '2001:db8:7::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['unknown', 'unknown'],
])('%s belongs to the neighbourhood %s', (address, neighbourhood) =>
  expect(neighbourhoodOf(address)).toBe(neighbourhood),
);
