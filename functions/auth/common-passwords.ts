/** The passwords that lists of leaked ones begin with, six characters and longer, in lower case. */
const common = new Set(
  `
  000000 0000000 00000000 010203 111111 1111111 11111111 111222 112233 11223344 121212 123123 12312312 123123123 123321
  1234321 123456 1234567 12345678 123456789 1234567890 12345678910 123456a 12345a 1234abcd 1234qwer 123654 123654789
  123abc 123qwe 123qweasd 131313 142536 147147 147258 147258369 147852 159357 159753 1a2b3c 1q2w3e 1q2w3e4r 1q2w3e4r5t
  1qaz2wsx 1qazxsw2 202020 212121 222222 232323 246810 252525 321321 333333 444444 454545 456456 456789 555555 654321
  666666 696969 741852 741852963 753951 777777 7777777 789456 789456123 789789 852456 87654321 88888888 888888 963852
  987654 9876543210 987654321 999999 99999999 a123456 a1b2c3 a1b2c3d4 aa123456 aaaaaa aaaaaaaa abc123 abc12345 abc123456
  abcabc abcd1234 abcdef abcdefg abcdefgh access admin1 admin123 administrator adobe123 amanda america andrea andrew
  angel1 angels anthony apples asdasd asdf1234 asdfasdf asdfgh asdfghj asdfghjk asdfghjkl ashley asshole austin azerty
  bailey banana barcelona baseball basketball batman beautiful biteme blink182 bubbles buster butterfly changeme
  charlie cheese chelsea chicken chocolate computer cookie corvette cowboy daniel default dallas dolphin donald
  dragon elephant family ferrari flower football forever freedom friend friends fuckyou gandalf ginger google
  guitar hannah harley hello1 hello123 hellohello hockey hunter iloveu iloveyou iloveyou1 internet jackson jasmine
  jennifer jessica jordan jordan23 joshua justin killer knight letmein letmein1 liverpool lovely loveme loveyou
  maggie manchester martin master matrix matthew maverick merlin michael michelle monkey monster morgan mother
  mustang mynoob nicole ninja1 nothing orange p@ssw0rd p@ssword pa55word pass123 pass1234 passw0rd password password1
  password12 password123 password1234 password! patrick peanut pepper phoenix pokemon princess purple q1w2e3 q1w2e3r4
  qazwsx qazwsxedc qqqqqq qwaszx qwe123 qweasd qweasdzxc qweqwe qwer1234 qwerty qwerty1 qwerty12 qwerty123 qwerty1234
  qwertyui qwertyuiop ranger robert samantha samsung samuel secret secret123 shadow silver soccer sophie spiderman
  starwars steelers summer sunshine superman taylor test123 test1234 testing testtest thomas tigger tinkle trustno1
  unknown victoria welcome welcome1 welcome123 whatever william winner winter yankees yellow zaq12wsx zaq1zaq1 zxcvbn
  zxcvbnm
  `
    .trim()
    .split(/\s+/),
);

/** The passwords that anybody would try first: the common ones and the account's own address. */
export function isWeakPassword(password: string, email: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  return common.has(plain) || plain === email;
}
