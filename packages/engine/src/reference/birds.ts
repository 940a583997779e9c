/** Birds with short, speakable English names. */
// biome-ignore format: a list of words, several on a line
export const BIRDS = [
  'avocet', 'bittern', 'bluethroat', 'bullfinch', 'bustard', 'buzzard', 'coot', 'crane',
  'crossbill', 'cuckoo', 'curlew', 'dipper', 'dunlin', 'egret', 'fulmar', 'gannet', 'godwit',
  'goldcrest', 'grebe', 'hobby', 'hoopoe', 'jackdaw', 'kestrel', 'kingfisher', 'lapwing', 'linnet',
  'merlin', 'nightjar', 'nuthatch', 'oriole', 'osprey', 'ouzel', 'plover', 'puffin', 'siskin',
  'teal', 'wagtail', 'wigeon', 'wren', 'wryneck',
] as const;
