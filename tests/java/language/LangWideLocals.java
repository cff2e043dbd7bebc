// Methods with more than 255 local slots: the wide forms of every load, store, iinc, and ret-less control flow over
// them.
public class LangWideLocals {
  static long manyInts(int seed) {
    int a0 = seed + 0, a1 = seed + 1, a2 = seed + 2, a3 = seed + 3, a4 = seed + 4, a5 = seed + 5, a6 = seed + 6,
        a7 = seed + 7, a8 = seed + 8, a9 = seed + 9, a10 = seed + 10, a11 = seed + 11, a12 = seed + 12, a13 = seed + 13,
        a14 = seed + 14, a15 = seed + 15, a16 = seed + 16, a17 = seed + 17, a18 = seed + 18, a19 = seed + 19;
    int a20 = seed + 20, a21 = seed + 21, a22 = seed + 22, a23 = seed + 23, a24 = seed + 24, a25 = seed + 25,
        a26 = seed + 26, a27 = seed + 27, a28 = seed + 28, a29 = seed + 29, a30 = seed + 30, a31 = seed + 31,
        a32 = seed + 32, a33 = seed + 33, a34 = seed + 34, a35 = seed + 35, a36 = seed + 36, a37 = seed + 37,
        a38 = seed + 38, a39 = seed + 39;
    int a40 = seed + 40, a41 = seed + 41, a42 = seed + 42, a43 = seed + 43, a44 = seed + 44, a45 = seed + 45,
        a46 = seed + 46, a47 = seed + 47, a48 = seed + 48, a49 = seed + 49, a50 = seed + 50, a51 = seed + 51,
        a52 = seed + 52, a53 = seed + 53, a54 = seed + 54, a55 = seed + 55, a56 = seed + 56, a57 = seed + 57,
        a58 = seed + 58, a59 = seed + 59;
    int a60 = seed + 60, a61 = seed + 61, a62 = seed + 62, a63 = seed + 63, a64 = seed + 64, a65 = seed + 65,
        a66 = seed + 66, a67 = seed + 67, a68 = seed + 68, a69 = seed + 69, a70 = seed + 70, a71 = seed + 71,
        a72 = seed + 72, a73 = seed + 73, a74 = seed + 74, a75 = seed + 75, a76 = seed + 76, a77 = seed + 77,
        a78 = seed + 78, a79 = seed + 79;
    int a80 = seed + 80, a81 = seed + 81, a82 = seed + 82, a83 = seed + 83, a84 = seed + 84, a85 = seed + 85,
        a86 = seed + 86, a87 = seed + 87, a88 = seed + 88, a89 = seed + 89, a90 = seed + 90, a91 = seed + 91,
        a92 = seed + 92, a93 = seed + 93, a94 = seed + 94, a95 = seed + 95, a96 = seed + 96, a97 = seed + 97,
        a98 = seed + 98, a99 = seed + 99;
    int a100 = seed + 100, a101 = seed + 101, a102 = seed + 102, a103 = seed + 103, a104 = seed + 104,
        a105 = seed + 105, a106 = seed + 106, a107 = seed + 107, a108 = seed + 108, a109 = seed + 109,
        a110 = seed + 110, a111 = seed + 111, a112 = seed + 112, a113 = seed + 113, a114 = seed + 114,
        a115 = seed + 115, a116 = seed + 116, a117 = seed + 117, a118 = seed + 118, a119 = seed + 119;
    int a120 = seed + 120, a121 = seed + 121, a122 = seed + 122, a123 = seed + 123, a124 = seed + 124,
        a125 = seed + 125, a126 = seed + 126, a127 = seed + 127, a128 = seed + 128, a129 = seed + 129,
        a130 = seed + 130, a131 = seed + 131, a132 = seed + 132, a133 = seed + 133, a134 = seed + 134,
        a135 = seed + 135, a136 = seed + 136, a137 = seed + 137, a138 = seed + 138, a139 = seed + 139;
    int a140 = seed + 140, a141 = seed + 141, a142 = seed + 142, a143 = seed + 143, a144 = seed + 144,
        a145 = seed + 145, a146 = seed + 146, a147 = seed + 147, a148 = seed + 148, a149 = seed + 149,
        a150 = seed + 150, a151 = seed + 151, a152 = seed + 152, a153 = seed + 153, a154 = seed + 154,
        a155 = seed + 155, a156 = seed + 156, a157 = seed + 157, a158 = seed + 158, a159 = seed + 159;
    int a160 = seed + 160, a161 = seed + 161, a162 = seed + 162, a163 = seed + 163, a164 = seed + 164,
        a165 = seed + 165, a166 = seed + 166, a167 = seed + 167, a168 = seed + 168, a169 = seed + 169,
        a170 = seed + 170, a171 = seed + 171, a172 = seed + 172, a173 = seed + 173, a174 = seed + 174,
        a175 = seed + 175, a176 = seed + 176, a177 = seed + 177, a178 = seed + 178, a179 = seed + 179;
    int a180 = seed + 180, a181 = seed + 181, a182 = seed + 182, a183 = seed + 183, a184 = seed + 184,
        a185 = seed + 185, a186 = seed + 186, a187 = seed + 187, a188 = seed + 188, a189 = seed + 189,
        a190 = seed + 190, a191 = seed + 191, a192 = seed + 192, a193 = seed + 193, a194 = seed + 194,
        a195 = seed + 195, a196 = seed + 196, a197 = seed + 197, a198 = seed + 198, a199 = seed + 199;
    int a200 = seed + 200, a201 = seed + 201, a202 = seed + 202, a203 = seed + 203, a204 = seed + 204,
        a205 = seed + 205, a206 = seed + 206, a207 = seed + 207, a208 = seed + 208, a209 = seed + 209,
        a210 = seed + 210, a211 = seed + 211, a212 = seed + 212, a213 = seed + 213, a214 = seed + 214,
        a215 = seed + 215, a216 = seed + 216, a217 = seed + 217, a218 = seed + 218, a219 = seed + 219;
    int a220 = seed + 220, a221 = seed + 221, a222 = seed + 222, a223 = seed + 223, a224 = seed + 224,
        a225 = seed + 225, a226 = seed + 226, a227 = seed + 227, a228 = seed + 228, a229 = seed + 229,
        a230 = seed + 230, a231 = seed + 231, a232 = seed + 232, a233 = seed + 233, a234 = seed + 234,
        a235 = seed + 235, a236 = seed + 236, a237 = seed + 237, a238 = seed + 238, a239 = seed + 239;
    int a240 = seed + 240, a241 = seed + 241, a242 = seed + 242, a243 = seed + 243, a244 = seed + 244,
        a245 = seed + 245, a246 = seed + 246, a247 = seed + 247, a248 = seed + 248, a249 = seed + 249,
        a250 = seed + 250, a251 = seed + 251, a252 = seed + 252, a253 = seed + 253, a254 = seed + 254,
        a255 = seed + 255, a256 = seed + 256, a257 = seed + 257, a258 = seed + 258, a259 = seed + 259;
    int wideInt = a259;
    long wideLong = a258;
    float wideFloat = a257 / 2f;
    double wideDouble = a256 / 4.0;
    Object wideObject = "object " + a255;
    int[] wideArray = {a1, a128, a259};
    boolean wideBoolean = a0 > a259;
    byte wideByte = (byte) a200;
    char wideChar = (char) ('a' + a3);
    for (int i = 0; i < 5; i++) {
      wideInt++;
      wideInt += 1000;
      wideInt -= 32768;
      wideInt += 32767;
      wideInt += 32768;
      wideInt--;
      a1 += 300;
      a2 -= 129;
      wideLong = wideLong * 31 + wideInt++;
      wideLong ^= wideLong << i;
      wideFloat += wideInt;
      wideDouble *= 1.5;
      wideArray[i % 3] += i;
      wideBoolean = !wideBoolean;
      wideByte += 50;
      wideChar++;
      wideObject = wideObject + "|" + wideArray[i % 3]++;
    }
    long sum = 0;
    sum = sum * 3 + a0 + a1 + a2 + a3 + a4 + a5 + a6 + a7 + a8 + a9 + a10 + a11 + a12 + a13 + a14 + a15 + a16 + a17
        + a18 + a19;
    sum = sum * 3 + a20 + a21 + a22 + a23 + a24 + a25 + a26 + a27 + a28 + a29 + a30 + a31 + a32 + a33 + a34 + a35 + a36
        + a37 + a38 + a39;
    sum = sum * 3 + a40 + a41 + a42 + a43 + a44 + a45 + a46 + a47 + a48 + a49 + a50 + a51 + a52 + a53 + a54 + a55 + a56
        + a57 + a58 + a59;
    sum = sum * 3 + a60 + a61 + a62 + a63 + a64 + a65 + a66 + a67 + a68 + a69 + a70 + a71 + a72 + a73 + a74 + a75 + a76
        + a77 + a78 + a79;
    sum = sum * 3 + a80 + a81 + a82 + a83 + a84 + a85 + a86 + a87 + a88 + a89 + a90 + a91 + a92 + a93 + a94 + a95 + a96
        + a97 + a98 + a99;
    sum = sum * 3 + a100 + a101 + a102 + a103 + a104 + a105 + a106 + a107 + a108 + a109 + a110 + a111 + a112 + a113
        + a114 + a115 + a116 + a117 + a118 + a119;
    sum = sum * 3 + a120 + a121 + a122 + a123 + a124 + a125 + a126 + a127 + a128 + a129 + a130 + a131 + a132 + a133
        + a134 + a135 + a136 + a137 + a138 + a139;
    sum = sum * 3 + a140 + a141 + a142 + a143 + a144 + a145 + a146 + a147 + a148 + a149 + a150 + a151 + a152 + a153
        + a154 + a155 + a156 + a157 + a158 + a159;
    sum = sum * 3 + a160 + a161 + a162 + a163 + a164 + a165 + a166 + a167 + a168 + a169 + a170 + a171 + a172 + a173
        + a174 + a175 + a176 + a177 + a178 + a179;
    sum = sum * 3 + a180 + a181 + a182 + a183 + a184 + a185 + a186 + a187 + a188 + a189 + a190 + a191 + a192 + a193
        + a194 + a195 + a196 + a197 + a198 + a199;
    sum = sum * 3 + a200 + a201 + a202 + a203 + a204 + a205 + a206 + a207 + a208 + a209 + a210 + a211 + a212 + a213
        + a214 + a215 + a216 + a217 + a218 + a219;
    sum = sum * 3 + a220 + a221 + a222 + a223 + a224 + a225 + a226 + a227 + a228 + a229 + a230 + a231 + a232 + a233
        + a234 + a235 + a236 + a237 + a238 + a239;
    sum = sum * 3 + a240 + a241 + a242 + a243 + a244 + a245 + a246 + a247 + a248 + a249 + a250 + a251 + a252 + a253
        + a254 + a255 + a256 + a257 + a258 + a259;
    System.out.println(wideInt + " " + wideLong + " " + wideFloat + " " + wideDouble + " " + wideObject);
    System.out.println(wideArray[0] + " " + wideArray[1] + " " + wideArray[2] + " " + wideBoolean + " " + wideByte + " "
        + (int) wideChar);
    return sum;
  }

  static double manyWide(long seed) {
    long l0 = seed * 0, l1 = seed * 1, l2 = seed * 2, l3 = seed * 3, l4 = seed * 4, l5 = seed * 5, l6 = seed * 6,
         l7 = seed * 7, l8 = seed * 8, l9 = seed * 9, l10 = seed * 10, l11 = seed * 11, l12 = seed * 12,
         l13 = seed * 13;
    long l14 = seed * 14, l15 = seed * 15, l16 = seed * 16, l17 = seed * 17, l18 = seed * 18, l19 = seed * 19,
         l20 = seed * 20, l21 = seed * 21, l22 = seed * 22, l23 = seed * 23, l24 = seed * 24, l25 = seed * 25,
         l26 = seed * 26, l27 = seed * 27;
    long l28 = seed * 28, l29 = seed * 29, l30 = seed * 30, l31 = seed * 31, l32 = seed * 32, l33 = seed * 33,
         l34 = seed * 34, l35 = seed * 35, l36 = seed * 36, l37 = seed * 37, l38 = seed * 38, l39 = seed * 39,
         l40 = seed * 40, l41 = seed * 41;
    long l42 = seed * 42, l43 = seed * 43, l44 = seed * 44, l45 = seed * 45, l46 = seed * 46, l47 = seed * 47,
         l48 = seed * 48, l49 = seed * 49, l50 = seed * 50, l51 = seed * 51, l52 = seed * 52, l53 = seed * 53,
         l54 = seed * 54, l55 = seed * 55;
    long l56 = seed * 56, l57 = seed * 57, l58 = seed * 58, l59 = seed * 59, l60 = seed * 60, l61 = seed * 61,
         l62 = seed * 62, l63 = seed * 63, l64 = seed * 64, l65 = seed * 65, l66 = seed * 66, l67 = seed * 67,
         l68 = seed * 68, l69 = seed * 69;
    long l70 = seed * 70, l71 = seed * 71, l72 = seed * 72, l73 = seed * 73, l74 = seed * 74, l75 = seed * 75,
         l76 = seed * 76, l77 = seed * 77, l78 = seed * 78, l79 = seed * 79, l80 = seed * 80, l81 = seed * 81,
         l82 = seed * 82, l83 = seed * 83;
    long l84 = seed * 84, l85 = seed * 85, l86 = seed * 86, l87 = seed * 87, l88 = seed * 88, l89 = seed * 89,
         l90 = seed * 90, l91 = seed * 91, l92 = seed * 92, l93 = seed * 93, l94 = seed * 94, l95 = seed * 95,
         l96 = seed * 96, l97 = seed * 97;
    long l98 = seed * 98, l99 = seed * 99, l100 = seed * 100, l101 = seed * 101, l102 = seed * 102, l103 = seed * 103,
         l104 = seed * 104, l105 = seed * 105, l106 = seed * 106, l107 = seed * 107, l108 = seed * 108,
         l109 = seed * 109, l110 = seed * 110, l111 = seed * 111;
    long l112 = seed * 112, l113 = seed * 113, l114 = seed * 114, l115 = seed * 115, l116 = seed * 116,
         l117 = seed * 117, l118 = seed * 118, l119 = seed * 119, l120 = seed * 120, l121 = seed * 121,
         l122 = seed * 122, l123 = seed * 123, l124 = seed * 124, l125 = seed * 125;
    long l126 = seed * 126, l127 = seed * 127, l128 = seed * 128, l129 = seed * 129, l130 = seed * 130,
         l131 = seed * 131, l132 = seed * 132, l133 = seed * 133, l134 = seed * 134, l135 = seed * 135,
         l136 = seed * 136, l137 = seed * 137, l138 = seed * 138, l139 = seed * 139;
    double first = l139, second = l138;
    try {
      first /= seed;
      if (second > 100) throw new IllegalStateException("thrown over wide locals " + l137);
      second = -1;
    } catch (IllegalStateException caught) {
      System.out.println(caught.getMessage());
    } finally {
      second++;
    }
    first += l0 - l1 - l2 - l3 - l4 - l5 - l6 - l7 - l8 - l9 - l10 - l11 - l12 - l13;
    first += l14 - l15 - l16 - l17 - l18 - l19 - l20 - l21 - l22 - l23 - l24 - l25 - l26 - l27;
    first += l28 - l29 - l30 - l31 - l32 - l33 - l34 - l35 - l36 - l37 - l38 - l39 - l40 - l41;
    first += l42 - l43 - l44 - l45 - l46 - l47 - l48 - l49 - l50 - l51 - l52 - l53 - l54 - l55;
    first += l56 - l57 - l58 - l59 - l60 - l61 - l62 - l63 - l64 - l65 - l66 - l67 - l68 - l69;
    first += l70 - l71 - l72 - l73 - l74 - l75 - l76 - l77 - l78 - l79 - l80 - l81 - l82 - l83;
    first += l84 - l85 - l86 - l87 - l88 - l89 - l90 - l91 - l92 - l93 - l94 - l95 - l96 - l97;
    first += l98 - l99 - l100 - l101 - l102 - l103 - l104 - l105 - l106 - l107 - l108 - l109 - l110 - l111;
    first += l112 - l113 - l114 - l115 - l116 - l117 - l118 - l119 - l120 - l121 - l122 - l123 - l124 - l125;
    first += l126 - l127 - l128 - l129 - l130 - l131 - l132 - l133 - l134 - l135 - l136 - l137 - l138 - l139;
    return first + second;
  }

  static long manyParameters(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7, long p8, long p9,
      long p10, long p11, long p12, long p13, long p14, long p15, long p16, long p17, long p18, long p19, long p20,
      long p21, long p22, long p23, long p24, long p25, long p26, long p27, long p28, long p29, long p30, long p31,
      long p32, long p33, long p34, long p35, long p36, long p37, long p38, long p39, long p40, long p41, long p42,
      long p43, long p44, long p45, long p46, long p47, long p48, long p49, long p50, long p51, long p52, long p53,
      long p54, long p55, long p56, long p57, long p58, long p59, long p60, long p61, long p62, long p63, long p64,
      long p65, long p66, long p67, long p68, long p69, long p70, long p71, long p72, long p73, long p74, long p75,
      long p76, long p77, long p78, long p79, long p80, long p81, long p82, long p83, long p84, long p85, long p86,
      long p87, long p88, long p89, long p90, long p91, long p92, long p93, long p94, long p95, long p96, long p97,
      long p98, long p99, long p100, long p101, long p102, long p103, long p104, long p105, long p106, long p107,
      long p108, long p109, long p110, long p111, long p112, long p113, long p114, long p115, long p116, long p117,
      long p118, long p119, int last, double weight, String name) {
    last += 7;
    return p0 + 2 * p1 + 3 * p60 + 5 * p118 + 7 * p119 + last + (long) weight + name.length();
  }

  public static void main(String[] args) {
    System.out.println(manyInts(0));
    System.out.println(manyInts(-1000));
    System.out.println(manyWide(1));
    System.out.println(manyWide(-77));
    System.out.println(manyParameters(0, 1, 4, 9, 16, 25, 36, 49, 64, 81, 100, 121, 144, 169, 196, 225, 256, 289, 324,
        361, 400, 441, 484, 529, 576, 625, 676, 729, 784, 841, 900, 961, 1024, 1089, 1156, 1225, 1296, 1369, 1444, 1521,
        1600, 1681, 1764, 1849, 1936, 2025, 2116, 2209, 2304, 2401, 2500, 2601, 2704, 2809, 2916, 3025, 3136, 3249,
        3364, 3481, 3600, 3721, 3844, 3969, 4096, 4225, 4356, 4489, 4624, 4761, 4900, 5041, 5184, 5329, 5476, 5625,
        5776, 5929, 6084, 6241, 6400, 6561, 6724, 6889, 7056, 7225, 7396, 7569, 7744, 7921, 8100, 8281, 8464, 8649,
        8836, 9025, 9216, 9409, 9604, 9801, 10000, 10201, 10404, 10609, 10816, 11025, 11236, 11449, 11664, 11881, 12100,
        12321, 12544, 12769, 12996, 13225, 13456, 13689, 13924, 14161, 42, 2.5, "name"));
  }
}
