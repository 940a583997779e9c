import { readAddress } from './address/address';
import { openVisit, type Visit } from './visit';

/** For tests: the visit that an address opens, such as `/?seed=7&t=60`. */
export function visitOf(address: string): Visit {
  const [pathname = '', search = ''] = address.split('?');
  return openVisit(readAddress({ pathname, search }), 'fresh');
}
